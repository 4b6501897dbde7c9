import { TileLayer, type Map } from './leaflet.js';
import { zoomRange } from './MapEngine.js';

/** After this many failures or ms without a single tile, we consider tiles blocked. */
const limits = { failures: 3, time: 6000 };

/** Adds a tile layer. Returns a function that removes it. */
export function tileLayer(map: Map, address: string, onOutcome: (outcome: 'shown' | 'blocked') => void) {
  const layer = new TileLayer(address, {
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
    maxNativeZoom: 19,
    referrerPolicy: 'origin',
  });
  let isSettled = false;
  let failures = 0;
  const remove = () => {
    clearTimeout(timer);
    layer.off();
    layer.remove();
  };
  const settle = (outcome: 'shown' | 'blocked') => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    if (outcome === 'blocked') remove();
    onOutcome(outcome);
  };
  const timer = setTimeout(() => settle('blocked'), limits.time);
  layer.on('tileload', () => settle('shown'));
  layer.on('tileerror', () => {
    failures += 1;
    if (failures >= limits.failures) settle('blocked');
  });
  layer.addTo(map);
  return remove;
}
