import { createClusters } from './clusters.js';
import { createSurface } from './createSurface.js';
import type { MapEngine } from './MapEngine.js';

/** The engine of the live map, based on Leaflet and supercluster. */
export const engine: MapEngine = { createSurface, createClusters };
