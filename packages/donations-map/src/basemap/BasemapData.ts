/** Written by `basemap/generate.mjs`: SVG paths in units, and names. */
export interface BasemapData {
  origin: readonly number[];
  unitZoom: number;
  /** Sea, including land. */
  sea: string;
  land: string;
  /** Lakes. */
  water: string;
  parks: string;
  /** Center, degrees clockwise, and gaps. */
  grids: readonly (readonly (string | number)[])[];
  streets: string;
  trunks: string;
  freeways: string;
  /** `name,latitude,longitude,zoom,kind`, separated by `;`. Kinds: 0 city, 1 neighborhood, 2 water, 3 green. */
  places: string;
}
