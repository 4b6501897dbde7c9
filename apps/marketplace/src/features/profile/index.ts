import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';
import { wantedPart } from '../wishes/index.js';

export const profileScreen: ScreenSource = {
  path: paths.profile,
  load: async () => (await import('./ProfilePage.js')).ProfilePage,
};

export const personScreen: ScreenSource = {
  path: paths.person,
  load: async () => (await import('./person/PersonPage.js')).PersonPage,
  preloadParts: () => wantedPart.preload(),
};
