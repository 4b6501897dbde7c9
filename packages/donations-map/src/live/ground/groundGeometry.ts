import type { GeoPoint, MapSurface, ScreenPoint } from '../../engine/MapEngine.js';
import type { Rest } from '../useSurface.js';

export interface GroundGeometry {
  /** Position at the corner of the drawing, and the corner's place on the map. */
  corner: GeoPoint;
  at: ScreenPoint;
  width: number;
  height: number;
  zoom: number;
  /** Point of a position in the drawing. */
  point(position: GeoPoint): ScreenPoint;
  /** Pixels in a meter, in the middle of the view. */
  pixelsPerMetre: number;
}

/** Share of the map that is drawn beyond each edge, so that a short glide shows no end. */
const margin = 0.6;

/** Length of the equator in meters (WGS 84). */
const equator = 40_075_016.7;

/** Places the ground's drawing for a view at rest. */
export function groundGeometry(surface: MapSurface, { view, size }: Rest): GroundGeometry {
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

/** Pixels in a meter, in Web Mercator. */
export function pixelsPerMetre(zoom: number, latitude: number): number {
  return (256 * 2 ** zoom) / (equator * Math.cos((latitude * Math.PI) / 180));
}
