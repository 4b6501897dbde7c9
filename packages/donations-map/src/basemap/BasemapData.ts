/** The output of `basemap/generate.mjs`. Shapes are SVG paths in map units. */
export interface BasemapData {
  origin: readonly number[];
  unitZoom: number;
  sea: string;
  land: string;
  /** Lakes. */
  water: string;
  parks: string;
  grids: readonly (readonly (string | number)[])[];
  streets: string;
  trunks: string;
  freeways: string;
  /**
   * A list of `name,latitude,longitude,zoom,kind` separated by `;`. The kind is 0 for a city, 1 for a neighborhood, 2
   * for water and 3 for a green area.
   */
  places: string;
}
