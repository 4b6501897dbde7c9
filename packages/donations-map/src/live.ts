import { createClusters } from './engine/clusters.js';
import { createSurface } from './engine/createSurface.js';
import type { MapEngine } from './engine/MapEngine.js';

/** The engine of the live map: Leaflet and supercluster. Load it lazily; without it the map stays drawn. */
export const engine: MapEngine = { createSurface, createClusters };
export type { MapEngine } from './engine/MapEngine.js';
