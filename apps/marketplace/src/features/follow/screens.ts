import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const alertScreen: ScreenSource = {
  path: paths.alert,
  load: async () => (await import('./AlertPage.js')).AlertPage,
};
