import type { Loaders } from '@clothesline/donations-map';
import { loadChunk } from '../loading/loadChunk.js';
import { inUse } from '../loading/whenInUse.js';

/** The live map's engine and ground: chunks of their own, asked for when a map is near the viewport. */
const immediate: Loaders = {
  engine: () => loadChunk(() => import('@clothesline/donations-map/live')),
  basemap: () => loadChunk(() => import('@clothesline/donations-map/basemap')),
};

/**
 * Loaders that wait for the first use of the page: together they weigh half of what a first visit may (`budget.mjs`).
 */
const whenUsed: Loaders = {
  engine: () => inUse.then(immediate.engine),
  basemap: () => inUse.then(immediate.basemap),
};

/** Loads Explore's map at once, since the visitor has opened it; the others are part of a page. */
export const liveMap = { explore: immediate, nearby: whenUsed, detail: whenUsed } as const;
