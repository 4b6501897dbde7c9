import type { Position } from './position.js';

/** Default cell size in meters. */
export const areaMeters = 1000;

/** Mean (IUGG sphere). */
const metersPerDegree = 111_195;

/** Cell of the fixed grid: a donation's public position. */
export interface Area {
  /** Center of the cell. */
  center: Position;
  /** Degrees. */
  south: number;
  north: number;
  west: number;
  east: number;
}

/**
 * Cell of a position. The grid is fixed, so that many listings of a place reveal no more than one. Rows have equal
 * height; columns per row keep cells about square.
 */
export function findArea({ latitude, longitude }: Position, meters = areaMeters): Area {
  const rows = Math.max(1, Math.round((180 * metersPerDegree) / meters));
  const height = 180 / rows;
  const south = cellIndex(latitude + 90, height, rows) * height - 90;
  const middle = south + height / 2;
  const around = 360 * metersPerDegree * Math.cos((middle * Math.PI) / 180);
  const columns = Math.max(1, Math.round(around / meters));
  const width = 360 / columns;
  const west = cellIndex(longitude + 180, width, columns) * width - 180;
  return {
    center: { latitude: rounded(middle), longitude: rounded(west + width / 2) },
    south,
    north: south + height,
    west,
    east: west + width,
  };
}

/** Includes the end of the scale: the pole, the 180th meridian. */
function cellIndex(value: number, step: number, count: number): number {
  return Math.min(Math.floor(value / step), count - 1);
}

/** To about a meter. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
