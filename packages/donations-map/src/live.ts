/* The live map: the engine, and what is drawn on it. Load it lazily; without it the map stays drawn. */
export { engine } from './engine/engine.js';
export { LiveDonations } from './live/LiveDonations.js';
export { LiveMap, type LiveMapProps } from './live/LiveMap.js';
export type { MapEngine } from './engine/MapEngine.js';
