import { createPart } from '../shared/deferred/createPart.js';

/** The button that follows a search, which only a search needs. */
export const followPart = createPart(async () => ({
  default: (await import('../routes/explore/FollowButton.js')).FollowButton,
}));
