import type { GeoPoint, MapSurface, ScreenPoint } from '../../engine/MapEngine.js';
import type { Rest } from '../useSurface.js';

export interface MapGeometry {
  corner: GeoPoint;
  at: ScreenPoint;
  width: number;
  height: number;
  zoom: number;
  point(position: GeoPoint): ScreenPoint;
  pixelsPerMetre: number;
}

/** Extra area drawn around the visible map, so that short pans don't need a redraw */
const margin = 0.6;

const equator = 40_075_016.7;

export function mapGeometry(surface: MapSurface, { view, size }: Rest): MapGeometry {
  const corner = surface.locate({ x: -size.width * margin, y: -size.height * margin });
  const at = surface.place(corner);
  return {
    corner,
    at,
    width: Math.round(size.width * (1 + 2 * margin)),
    height: Math.round(size.height * (1 + 2 * margin)),
    zoom: view.zoom,
    point(position) {
      const { x, y } = surface.place(position);
      return { x: x - at.x, y: y - at.y };
    },
    pixelsPerMetre: pixelsPerMetre(view.zoom, view.center.latitude),
  };
}

/** Web Mercator. */
export function pixelsPerMetre(zoom: number, latitude: number): number {
  return (256 * 2 ** zoom) / (equator * Math.cos((latitude * Math.PI) / 180));
}
