/* The code of the live map. Import this file lazily. */
export { engine } from './engine/engine.js';
export { LiveDonations } from './live/LiveDonations.js';
export { LiveMap } from './live/LiveMap.js';
export type { LiveMapProps } from './live/liveProps.js';
export type { MapEngine } from './engine/MapEngine.js';
