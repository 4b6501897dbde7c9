export { basemapData as basemap } from './basemap/data.js';
export type { BasemapData } from './basemap/BasemapData.js';
