import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const moderationScreen: ScreenSource = {
  path: paths.moderation,
  load: async () => (await import('./ModerationPage.js')).ModerationPage,
};
