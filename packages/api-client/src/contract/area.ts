import type { Position } from './position.js';

/** The default cell size in meters. */
export const areaMeters = 1000;

const metersPerDegree = 111_195;

/** A cell of the public location grid. Donations show this cell instead of their exact position. */
export interface Area {
  center: Position;
  /** Degrees. */
  south: number;
  north: number;
  west: number;
  east: number;
}

/**
 * Finds the grid cell that contains a position. The grid is fixed, so listing several donations from the same home does
 * not narrow down its location. All rows have the same height, and the number of columns per row is chosen to make
 * cells roughly square.
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

function cellIndex(value: number, step: number, count: number): number {
  return Math.min(Math.floor(value / step), count - 1);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
