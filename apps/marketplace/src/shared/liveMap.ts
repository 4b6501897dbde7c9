import type { Loaders } from '@clothesline/donations-map';
import { loadChunk } from './deferred/loadChunk.js';
import { whenInUse } from './whenInUse.js';

/** Fulfilled once the visitor has begun to use the page. */
const inUse = new Promise<void>((resolve) => whenInUse(resolve));

/**
 * The live map's engine and ground: chunks of their own, asked for when a map is near the viewport and the page is in
 * use. Until then the drawn map stands: together they weigh half of what a first visit may (`budget.mjs`).
 */
export const liveMap: Loaders = {
  engine: async () => {
    await inUse;
    return loadChunk(() => import('@clothesline/donations-map/live'));
  },
  basemap: async () => {
    await inUse;
    return loadChunk(() => import('@clothesline/donations-map/basemap'));
  },
};
