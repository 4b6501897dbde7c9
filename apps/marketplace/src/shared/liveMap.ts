import type { Loaders } from '@clothesline/donations-map';
import { loadChunk } from './deferred/loadChunk.js';
import { inUse } from './whenInUse.js';

/** The live map's engine and ground: chunks of their own, asked for when a map is near the viewport. */
const immediate: Loaders = {
  engine: () => loadChunk(() => import('@clothesline/donations-map/live')),
  basemap: () => loadChunk(() => import('@clothesline/donations-map/basemap')),
};

/** The same once the page is in use: together they weigh half of what a first visit may (`budget.mjs`). */
const whenUsed: Loaders = {
  engine: () => inUse.then(immediate.engine),
  basemap: () => inUse.then(immediate.basemap),
};

/** Explore shows its map to those who asked for one; the others are part of a page. */
export const liveMap = { explore: immediate, nearby: whenUsed, detail: whenUsed } as const;
