import { chunk, type Chunk } from '../shared/deferred/chunk.js';
import { paths } from './paths.js';

/** One screen of the site, whose code comes when it is first needed. */
export interface Screen extends Chunk<object> {
  /** A wouter pattern; none for the screen of every other path. */
  path?: string;
}

/** The screens of the site, in the order in which their paths are tried. Each has one chunk of code. */
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
    screen(paths.donation, async () => ({ default: (await import('../routes/detail/DetailPage.js')).DetailPage })),
    screen(undefined, async () => ({ default: (await import('../routes/not-found/NotFoundPage.js')).NotFoundPage })),
  ];
}

/** A screen of a path. */
export function screen(path: string | undefined, load: Parameters<typeof chunk<object>>[0]): Screen {
  return { path, ...chunk(load) };
}
