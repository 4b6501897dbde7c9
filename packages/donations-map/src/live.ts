/* Code of the live map: the engine and everything on it. Load it lazily; without it the map stays drawn. */
export { engine } from './engine/engine.js';
export { LiveDonations } from './live/LiveDonations.js';
export { LiveMap } from './live/LiveMap.js';
export type { LiveMapProps } from './live/liveProps.js';
export type { MapEngine } from './engine/MapEngine.js';
