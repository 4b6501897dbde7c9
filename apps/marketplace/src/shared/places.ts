import { loadChunk } from './deferred/loadChunk.js';

/** The list of places: a chunk of its own, fetched when somebody looks for one. */
export const loadPlaces = async () => (await loadChunk(() => import('@clothesline/location/list'))).list;
