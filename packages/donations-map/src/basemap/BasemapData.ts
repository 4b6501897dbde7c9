/** The ground of the map as it is written by `basemap/generate.mjs`: SVG paths in units, and names. */
export interface BasemapData {
  /** Latitude and longitude of the paths' 0 0. */
  origin: readonly number[];
  /** A unit is a pixel of Web Mercator at this zoom. */
  unitZoom: number;
  /** What is sea where no land is. */
  sea: string;
  land: string;
  /** Lakes. */
  water: string;
  parks: string;
  /** Blocks of streets: where, degrees clockwise, and the gaps between the upright and between the level streets. */
  grids: readonly (readonly (string | number)[])[];
  streets: string;
  trunks: string;
  freeways: string;
  /** `name,latitude,longitude,zoom,kind` with `;` between: shown from this zoom. Kinds: 0 city, 1 neighborhood, 2 water, 3 green. */
  places: string;
}
