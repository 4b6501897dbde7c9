import type { ComponentType } from 'react';
import { createPart, type Part } from '../shared/deferred/createPart.js';
import { preloadMap } from '../shared/map/LazyMap.js';
import { followPart } from './followPart.js';
import { paths } from './paths.js';

/** One screen of the site, whose code comes when it is first needed. */
export interface Screen extends Part {
  /** Wouter pattern; none for the screen of every other path. */
  path?: string | undefined;
  /** Loads the parts that a server renders with the screen; missing if it renders the frame alone. */
  preloadParts?: ((search: URLSearchParams) => Promise<unknown>) | undefined;
}

/** Lists the screens of the site, in the order in which their paths are tried. Each has one chunk of code. */
export function createScreens(): Screen[] {
  return [
    screen(
      paths.home,
      async () => ({ default: (await import('../routes/home/HomePage.js')).HomePage }),
      () => preloadMap('nearby'),
    ),
    screen(
      paths.explore,
      async () => ({ default: (await import('../routes/explore/ExplorePage.js')).ExplorePage }),
      async (search) =>
        Promise.all([search.size > 0 && followPart.preload(), search.get('view') === 'map' && preloadMap('explore')]),
    ),
    screen(paths.create, async () => ({ default: (await import('../routes/create/CreatePage.js')).CreatePage })),
    screen(paths.saved, async () => ({ default: (await import('../routes/saved/SavedPage.js')).SavedPage }), noParts),
    screen(paths.profile, async () => ({ default: (await import('../routes/profile/ProfilePage.js')).ProfilePage })),
    screen(paths.requests, async () => ({
      default: (await import('../routes/requests/RequestsPage.js')).RequestsPage,
    })),
    screen(
      paths.person,
      async () => ({ default: (await import('../routes/person/PersonPage.js')).PersonPage }),
      noParts,
    ),
    screen(paths.moderation, async () => ({
      default: (await import('../routes/moderation/ModerationPage.js')).ModerationPage,
    })),
    screen(paths.signIn, async () => ({ default: (await import('../routes/sign-in/SignInPage.js')).SignInPage })),
    screen(paths.notMe, async () => ({ default: (await import('../routes/not-me/NotMePage.js')).NotMePage })),
    screen(paths.help, async () => ({ default: (await import('../routes/help/HelpPage.js')).HelpPage }), noParts),
    screen(paths.alert, async () => ({ default: (await import('../routes/alert/AlertPage.js')).AlertPage })),
    screen(
      paths.forYourSite,
      async () => ({ default: (await import('../routes/for-your-site/ForYourSitePage.js')).ForYourSitePage }),
      noParts,
    ),
    screen(
      paths.donation,
      async () => ({ default: (await import('../routes/detail/DetailPage.js')).DetailPage }),
      () => preloadMap('detail'),
    ),
    screen(
      undefined,
      async () => ({ default: (await import('../routes/not-found/NotFoundPage.js')).NotFoundPage }),
      noParts,
    ),
  ];
}

const noParts = async () => undefined;

/** Makes a screen of a path and the code that it loads. */
export const screen = (
  path: string | undefined,
  load: () => Promise<{ default: ComponentType }>,
  preloadParts?: Screen['preloadParts'],
): Screen => ({ path, preloadParts, ...createPart(load) });

/** Finds the screen of a path. */
export function findScreen(screens: readonly Screen[], path: string): Screen | undefined {
  return screens.find(
    (one) => one.path === undefined || new RegExp(`^${one.path.replace(/:\w+/, '[^/]+')}$`).test(path),
  );
}
