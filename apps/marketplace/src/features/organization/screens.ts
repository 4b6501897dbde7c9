import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const organizationPageScreen: ScreenSource = {
  path: paths.organization,
  load: async () => (await import('./OrganizationPage.js')).OrganizationPage,
};
