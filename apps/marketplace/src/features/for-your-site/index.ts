import { paths } from '../../lib/routing/paths.js';
import { noParts, type ScreenSource } from '../../lib/routing/screen.js';

export const forYourSiteScreen: ScreenSource = {
  path: paths.forYourSite,
  load: async () => (await import('./ForYourSitePage.js')).ForYourSitePage,
  preloadParts: noParts,
};
