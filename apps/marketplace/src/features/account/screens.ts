import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';

export const signInScreen: ScreenSource = {
  path: paths.signIn,
  load: async () => (await import('./SignInPage.js')).SignInPage,
};

export const notMeScreen: ScreenSource = {
  path: paths.notMe,
  load: async () => (await import('./NotMePage.js')).NotMePage,
};
