import { paths } from '../../lib/routing/paths.js';
import { noParts, type ScreenSource } from '../../lib/routing/screen.js';

export const savedScreen: ScreenSource = {
  path: paths.saved,
  load: async () => (await import('./SavedPage.js')).SavedPage,
  preloadParts: noParts,
};
