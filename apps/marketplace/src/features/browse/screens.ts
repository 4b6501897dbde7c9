import { preloadMap } from '../../lib/map/LazyMap.js';
import { paths } from '../../lib/routing/paths.js';
import type { ScreenSource } from '../../lib/routing/screen.js';
import { followPart } from '../follow/index.js';
import { wantedPart } from '../wishes/index.js';
import { createPart } from '../../lib/loading/createPart.js';

export const homeScreen: ScreenSource = {
  path: paths.home,
  load: async () => (await import('./home/HomePage.js')).HomePage,
  preloadParts: () => preloadMap('nearby'),
};

export const exploreScreen: ScreenSource = {
  path: paths.explore,
  load: async () => (await import('./explore/ExplorePage.js')).ExplorePage,
  preloadParts: async (search) =>
    Promise.all([
      search.size > 0 && followPart.preload(),
      search.get('view') === 'map' && preloadMap('explore'),
      search.get('view') === 'wanted' && wantedPart.preload(),
    ]),
};

export const similarPart = createPart(async () => (await import('./SimilarList.js')).SimilarList);
