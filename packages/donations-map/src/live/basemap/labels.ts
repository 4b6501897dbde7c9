import type { BasemapData } from '../../basemap/BasemapData.js';
import type { ScreenPoint } from '../../engine/MapEngine.js';
import type { MapGeometry } from './mapGeometry.js';

export interface Label extends ScreenPoint {
  name: string;
  kind: 'city' | 'neighborhood' | 'water' | 'green';
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const home = 'San Francisco';

/** Neighborhood names are shown from this zoom level. */
const partsFrom = 11;

const kinds = ['city', 'neighborhood', 'water', 'green'] as const;

const letter = { width: 7.2, height: 18, gap: 14 };

/** In pixels. */
const shifts = [0, 22, -22, 40, -40];

/** Chooses which labels to show. Important labels take precedence, and overlapping labels are skipped. */
export function pickLabels(basemap: BasemapData, geometry: MapGeometry, view: Box, taken: readonly Box[]): Label[] {
  const boxes = [...taken];
  return basemap.places.split(';').flatMap((row) => {
    const [name = '', latitude, longitude, from, kindNumber] = row.split(',');
    const kind = kinds[Number(kindNumber)] ?? 'city';
    // Once neighborhoods have labels, the name of the city is just in the way.
    if (geometry.zoom < Number(from) || (name === home && geometry.zoom > partsFrom)) return [];
    const { x, y } = geometry.point({ latitude: Number(latitude), longitude: Number(longitude) });
    const shift = shifts.find((down) => {
      const box = labelBox(name, x, y + down);
      return isWithin(box, view) && !boxes.some((other) => overlap(box, other));
    });
    if (shift === undefined) return [];
    boxes.push(labelBox(name, x, y + shift));
    return [{ name, kind, x, y: y + shift }];
  });
}

function labelBox(name: string, x: number, y: number): Box {
  const width = name.length * letter.width + letter.gap;
  return { left: x - width / 2, right: x + width / 2, top: y - letter.height / 2, bottom: y + letter.height / 2 };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
