import { loadChunk } from '../loading/loadChunk.js';

export const loadPlaces = async () => (await loadChunk(() => import('@clothesline/location/list'))).list;
