import { createPart } from '../../lib/loading/createPart.js';

/** The similar donations under a donation, which only a reader who scrolls needs. */
export const similarPart = createPart(async () => (await import('./SimilarList.js')).SimilarList);
