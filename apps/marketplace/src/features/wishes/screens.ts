import { createPart } from '../../lib/loading/createPart.js';
import { paths } from '../../lib/routing/paths.js';
import { noParts, type ScreenSource } from '../../lib/routing/screen.js';

export const wishScreen: ScreenSource = {
  path: paths.wish,
  load: async () => (await import('./WishPage.js')).WishPage,
  preloadParts: noParts,
};

export const matchesPart = createPart(async () => (await import('./WishMatches.js')).WishMatches);
export const notePart = createPart(async () => (await import('./WishNote.js')).WishNote);
export const offerPart = createPart(async () => (await import('./OfferFirst.js')).OfferFirst);

export const wantedPart = createPart(async () => (await import('./WantedList.js')).WantedList);
export const ownWishesPart = createPart(async () => (await import('./OwnWishes.js')).OwnWishes);
