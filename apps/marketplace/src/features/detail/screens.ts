import { preloadMap } from '../../lib/map/LazyMap.js';
import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const detailScreen: ScreenSource = {
  path: paths.donation,
  load: async () => (await import('./DetailPage.js')).DetailPage,
  preloadParts: () => preloadMap('detail'),
};
