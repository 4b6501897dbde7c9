import { loadChunk } from '../loading/loadChunk.js';

/** Loads the list of places, a separate chunk, at the first search. */
export const loadPlaces = async () => (await loadChunk(() => import('@clothesline/location/list'))).list;
