import { notMeScreen, signInScreen } from '../features/account/index.js';
import { exploreScreen, homeScreen } from '../features/browse/index.js';
import { createScreen } from '../features/create/index.js';
import { detailScreen } from '../features/detail/index.js';
import { alertScreen } from '../features/follow/index.js';
import { forYourSiteScreen } from '../features/for-your-site/index.js';
import { helpScreen, notFoundScreen } from '../features/help/index.js';
import { moderationScreen } from '../features/moderation/index.js';
import { organizationPageScreen } from '../features/organization/index.js';
import { personScreen, profileScreen } from '../features/profile/index.js';
import { requestsScreen } from '../features/requests/index.js';
import { savedScreen } from '../features/saved/index.js';
import { wishScreen } from '../features/wishes/index.js';
import { createPart, type Part } from '../lib/loading/createPart.js';
import type { ScreenSource } from '../lib/routing/screen.js';

export type Screen = ScreenSource & Part;

/** Order matters: the first match wins. */
const sources: readonly ScreenSource[] = [
  homeScreen,
  exploreScreen,
  createScreen,
  savedScreen,
  profileScreen,
  requestsScreen,
  organizationPageScreen,
  personScreen,
  moderationScreen,
  signInScreen,
  notMeScreen,
  helpScreen,
  alertScreen,
  forYourSiteScreen,
  detailScreen,
  wishScreen,
  notFoundScreen,
];

export const createScreens = (): Screen[] => sources.map((source) => ({ ...source, ...createPart(source.load) }));

export function findScreen(screens: readonly Screen[], path: string): Screen | undefined {
  return screens.find(
    (one) => one.path === undefined || new RegExp(`^${one.path.replace(/:\w+/, '[^/]+')}$`).test(path),
  );
}
