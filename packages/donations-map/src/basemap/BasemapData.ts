/** Ground of the map as `basemap/generate.mjs` writes it: SVG paths in units, and names. */
export interface BasemapData {
  /** Latitude and longitude of the paths' 0 0. */
  origin: readonly number[];
  /** A unit is a pixel of Web Mercator at this zoom. */
  unitZoom: number;
  /** Area that is sea except for its land. */
  sea: string;
  land: string;
  /** Lakes. */
  water: string;
  parks: string;
  /** Blocks of streets: center, degrees clockwise, and the gaps between the upright and between the level streets. */
  grids: readonly (readonly (string | number)[])[];
  streets: string;
  trunks: string;
  freeways: string;
  /** `name,latitude,longitude,zoom,kind` with `;` between: shown from this zoom. Kinds: 0 city, 1 neighborhood, 2 water, 3 green. */
  places: string;
}
