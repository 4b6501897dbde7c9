import type { Position } from './position.js';

/** The side of the cells that a server rounds positions to, in meters, unless it is set up otherwise. */
export const areaMeters = 1000;

/** Metres in a degree of latitude (mean, IUGG sphere). */
const metersPerDegree = 111_195;

/** A cell of the fixed grid: all that is told of where a donation is. */
export interface Area {
  /** The middle of the cell. */
  center: Position;
  /** Degrees. */
  south: number;
  north: number;
  west: number;
  east: number;
}

/**
 * The cell that a position is in. The grid is the same for everybody and for ever, so that many listings of one place
 * say no more than one. Rows are of one height; a row has as many columns as make its cells about square.
 */
export function areaOf({ latitude, longitude }: Position, meters = areaMeters): Area {
  const rows = Math.max(1, Math.round((180 * metersPerDegree) / meters));
  const height = 180 / rows;
  const south = indexOf(latitude + 90, height, rows) * height - 90;
  const middle = south + height / 2;
  const around = 360 * metersPerDegree * Math.cos((middle * Math.PI) / 180);
  const columns = Math.max(1, Math.round(around / meters));
  const width = 360 / columns;
  const west = indexOf(longitude + 180, width, columns) * width - 180;
  return {
    center: { latitude: rounded(middle), longitude: rounded(west + width / 2) },
    south,
    north: south + height,
    west,
    east: west + width,
  };
}

/** The last cell takes the end of the scale too: the pole, the 180th meridian. */
function indexOf(value: number, step: number, count: number): number {
  return Math.min(Math.floor(value / step), count - 1);
}

/** To about a meter: digits beyond would only look exact. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
