import { createPart } from '../../lib/loading/createPart.js';

/** The button that follows a search, which only a search needs. */
export const followPart = createPart(async () => (await import('./FollowButton.js')).FollowButton);
