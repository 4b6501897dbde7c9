import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const createScreen: ScreenSource = {
  path: paths.create,
  load: async () => (await import('./CreatePage.js')).CreatePage,
};
