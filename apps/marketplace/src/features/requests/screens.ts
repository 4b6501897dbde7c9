import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const requestsScreen: ScreenSource = {
  path: paths.requests,
  load: async () => (await import('./RequestsPage.js')).RequestsPage,
};
