import type { BasemapData } from '../../basemap/BasemapData.js';
import type { GeoPoint, MapSurface, ScreenPoint } from '../../engine/MapEngine.js';
import type { Rest } from '../useSurface.js';

/** A name on the ground, in pixels from the ground's corner. */
export interface Label extends ScreenPoint {
  name: string;
  kind: 'city' | 'neighbourhood' | 'water' | 'green';
}

export interface GroundGeometry {
  /** What lies at the corner of the drawing, and where the corner stands on the map. */
  corner: GeoPoint;
  at: ScreenPoint;
  width: number;
  height: number;
  zoom: number;
  /** Where a position is in the drawing. */
  point(position: GeoPoint): ScreenPoint;
  /** Pixels in a metre, in the middle of the view. */
  pixelsPerMetre: number;
}

/** How much is drawn beyond each edge, as a share of the map: a short glide shows no end. */
const margin = 0.6;

/** Length of the equator in metres (WGS 84). */
const equator = 40_075_016.7;

/** Where the ground's drawing stands for a view at rest. */
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
    pixelsPerMetre: (256 * 2 ** view.zoom) / (equator * Math.cos((view.center.latitude * Math.PI) / 180)),
  };
}

/** The city whose parts are named, and the zoom beyond which they are. */
const home = 'San Francisco';
const partsFrom = 11;

const kinds = ['city', 'neighbourhood', 'water', 'green'] as const;

/** About how wide and high a letter is, with room between names, in pixels. */
const letter = { width: 7.2, height: 18, gap: 14 };

/** The names that show at this zoom, the more important first, none over another. */
export function labelsOf(basemap: BasemapData, { point, width, height, zoom }: GroundGeometry): Label[] {
  const taken: Label[] = [];
  for (const row of basemap.places.split(';')) {
    const [name = '', latitude, longitude, from, kindNumber] = row.split(',');
    const kind = kinds[Number(kindNumber)] ?? 'city';
    if (zoom < Number(from)) continue;
    // San Francisco's own name gives way to those of its parts.
    if (name === home && zoom > partsFrom) continue;
    const label = { name, kind, ...point({ latitude: Number(latitude), longitude: Number(longitude) }) };
    const isShown = label.x > 0 && label.y > 0 && label.x < width && label.y < height;
    if (isShown && !taken.some((other) => overlap(label, other))) taken.push(label);
  }
  return taken;
}

function overlap(a: Label, b: Label): boolean {
  const wide = ((a.name.length + b.name.length) / 2) * letter.width + letter.gap;
  return Math.abs(a.x - b.x) < wide && Math.abs(a.y - b.y) < letter.height;
}
