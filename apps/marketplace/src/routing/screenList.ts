import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../shared/deferred/loadChunk.js';
import { paths } from './paths.js';

/** One screen of the site, whose code comes when it is first needed. */
export interface Screen {
  /** Wouter pattern; none for the screen of every other path. */
  path?: string;
  /** Whether the server sends the screen with a policy of its own, so that links to it load a new document. */
  hasOwnDocument?: boolean;
  /** Gets the code, and gets it again after a failure. */
  preload(): Promise<unknown>;
  /** The screen itself when its code is there, else a lazy one. */
  component: () => ComponentType;
}

type Load = () => Promise<{ default: ComponentType }>;

/** Lists the screens of the site, in the order in which their paths are tried. Each has one chunk of code. */
export function createScreens(): Screen[] {
  return [
    screen(paths.home, async () => ({ default: (await import('../routes/home/HomePage.js')).HomePage })),
    screen(paths.explore, async () => ({ default: (await import('../routes/explore/ExplorePage.js')).ExplorePage })),
    screen(paths.create, async () => ({ default: (await import('../routes/create/CreatePage.js')).CreatePage })),
    screen(paths.saved, async () => ({ default: (await import('../routes/saved/SavedPage.js')).SavedPage })),
    screen(paths.profile, async () => ({ default: (await import('../routes/profile/ProfilePage.js')).ProfilePage })),
    screen(paths.requests, async () => ({
      default: (await import('../routes/requests/RequestsPage.js')).RequestsPage,
    })),
    screen(paths.person, async () => ({ default: (await import('../routes/person/PersonPage.js')).PersonPage })),
    screen(paths.moderation, async () => ({
      default: (await import('../routes/moderation/ModerationPage.js')).ModerationPage,
    })),
    screen(paths.signIn, async () => ({ default: (await import('../routes/sign-in/SignInPage.js')).SignInPage })),
    screen(paths.notMe, async () => ({ default: (await import('../routes/not-me/NotMePage.js')).NotMePage })),
    screen(paths.alert, async () => ({ default: (await import('../routes/alert/AlertPage.js')).AlertPage })),
    screen(paths.donation, async () => ({ default: (await import('../routes/detail/DetailPage.js')).DetailPage })),
    {
      ...screen(paths.forYourSite, async () => ({
        default: (await import('../routes/for-your-site/ForYourSitePage.js')).ForYourSitePage,
      })),
      hasOwnDocument: true,
    },
    screen(undefined, async () => ({ default: (await import('../routes/not-found/NotFoundPage.js')).NotFoundPage })),
  ];
}

/** Makes a screen that keeps its code, since `React.lazy` shows its fallback for a moment even with the code there. */
export function screen(path: string | undefined, load: Load): Screen {
  let ready: ComponentType | undefined;
  let pending: ReturnType<Load> | undefined;

  function preload() {
    pending ??= loadChunk(load).then(
      (module) => {
        ready = module.default;
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }
  return { path, preload, component: () => ready ?? lazy(preload) };
}
