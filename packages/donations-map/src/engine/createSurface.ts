import { DomUtil, Map, type LatLngExpression, type ZoomAnimEvent } from './leaflet.js';
import { largestGroup, nearCenter, unwrap } from './fitting.js';
import { gateGestures } from './gestures.js';
import {
  zoomRange,
  type GeoPoint,
  type MapSurface,
  type MapView,
  type SurfaceEvent,
  type SurfaceOptions,
} from './MapEngine.js';
import { tileLayer } from './tiles.js';

const fitZoom = 14;

const margin = { paddingTopLeft: [56, 56], paddingBottomRight: [56, 28] } as const;

/** Creates a bare Leaflet map. Controls, popups, markers and styles are our own. */
export function createSurface(element: HTMLElement, { view, animated, wheelZoom }: SurfaceOptions): MapSurface {
  const listeners = new Set<(event: SurfaceEvent) => void>();
  const emit = (event: SurfaceEvent) => {
    for (const listener of listeners) listener(event);
  };
  const map = new Map(element, {
    center: latLng(view.center),
    zoom: view.zoom,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    trackResize: false,
    bounceAtZoomLimits: false,
    worldCopyJump: true,
    zoomAnimation: animated,
    inertia: animated,
    fadeAnimation: false,
    markerZoomAnimation: true,
  });
  const pane = (name: string, level: number) => {
    const made = map.createPane(name);
    made.style.zIndex = String(level);
    return made;
  };
  const basemapPane = pane('clothesline-basemap', 150);
  const layer = pane('clothesline-pins', 650);
  const stopGate = gateGestures(map, element, wheelZoom, emit);
  let dropTiles: (() => void) | undefined;

  map.on('zoomanim', (event: ZoomAnimEvent) =>
    emit({ type: 'zooming', view: { center: geoPoint(event.center), zoom: event.zoom } }),
  );
  map.on('zoom viewreset', () => emit({ type: 'placed' }));
  map.on('move', () => emit({ type: 'moving' }));
  map.on('moveend', () => emit({ type: 'moved' }));

  return {
    basemapPane,
    layer,
    view: () => ({ center: geoPoint(map.getCenter()), zoom: map.getZoom() }),
    bounds() {
      const bounds = map.getBounds();
      return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
    },
    size: () => ({ width: map.getSize().x, height: map.getSize().y }),
    place(position, other) {
      const center = other ? other.center.longitude : map.getCenter().lng;
      const shown = { ...position, longitude: nearCenter(position.longitude, center) };
      const point = other ? projectPoint(map, shown, other) : map.latLngToLayerPoint(latLng(shown));
      return { x: point.x, y: point.y };
    },
    locate: ({ x, y }) => geoPoint(map.containerPointToLatLng([x, y])),
    setView: (next) => void map.setView(latLng(next.center), next.zoom, { animate: animated }),
    fit(positions) {
      if (positions.length === 0) return;
      const turned = unwrap(positions);
      const { x: width, y: height } = map.getSize();
      const [[left, top], [right, bottom]] = [margin.paddingTopLeft, margin.paddingBottomRight];
      const points = turned.map((position) => map.project(latLng(position), zoomRange.min));
      const room = [Math.max(width - left - right, 1), Math.max(height - top - bottom, 1)] as const;
      const group = new Set(largestGroup(points, ...room));
      map.fitBounds(
        turned.filter((_, index) => group.has(index)).map((position) => latLng(position) as [number, number]),
        {
          paddingTopLeft: [left, top],
          paddingBottomRight: [right, bottom],
          maxZoom: fitZoom,
          animate: animated,
        },
      );
    },
    panBy: ({ x, y }) => void map.panBy([x, y], { animate: animated }),
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels, { animate: animated }),
    reveal(position, { inline, block, blockEnd = block }) {
      map.panInside(latLng(position), {
        paddingTopLeft: [inline, block],
        paddingBottomRight: [inline, blockEnd],
        animate: animated,
      });
    },
    setTiles(address, onOutcome) {
      dropTiles?.();
      dropTiles = address ? tileLayer(map, address, onOutcome) : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize: () => void map.invalidateSize({ animate: false, pan: true }),
    destroy() {
      stopGate();
      dropTiles?.();
      listeners.clear();
      map.remove();
    },
  };
}

const latLng = ({ latitude, longitude }: GeoPoint): LatLngExpression => [latitude, longitude];
const geoPoint = ({ lat, lng }: { lat: number; lng: number }): GeoPoint => ({ latitude: lat, longitude: lng });

function projectPoint(map: Map, position: GeoPoint, { center, zoom }: MapView) {
  const pane = DomUtil.getPosition(map.getPanes().mapPane);
  const start = map.project(latLng(center), zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
  return map.project(latLng(position), zoom).subtract(start);
}
