import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';
import { createPart } from '../../lib/loading/createPart.js';

export const alertScreen: ScreenSource = {
  path: paths.alert,
  load: async () => (await import('./AlertPage.js')).AlertPage,
};

/** Only loaded for searches. */
export const followPart = createPart(async () => (await import('./FollowButton.js')).FollowButton);
