import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';
import { createPart } from '../../lib/loading/createPart.js';

export const alertScreen: ScreenSource = {
  path: paths.alert,
  load: async () => (await import('./AlertPage.js')).AlertPage,
};

/** The button that follows a search, which only a search needs. */
export const followPart = createPart(async () => (await import('./FollowButton.js')).FollowButton);
