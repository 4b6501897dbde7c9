import { paths } from '../../lib/routing/paths.js';
import { noParts, type ScreenSource } from '../../lib/routing/screen.js';

export const helpScreen: ScreenSource = {
  path: paths.help,
  load: async () => (await import('./HelpPage.js')).HelpPage,
  preloadParts: noParts,
};

export const notFoundScreen: ScreenSource = {
  load: async () => (await import('./NotFoundPage.js')).NotFoundPage,
  preloadParts: noParts,
};
