export { useOwnWishes, wishesQuery, wishQuery } from './queries.js';
export { CloseWish } from './CloseWish.js';
export { PublishWish, readWishTitle, toWish, type WishDraft, wishPlace } from './PublishWish.js';
export { WishFacts } from './WishFacts.js';
export { matchesPart, notePart, offerPart, ownWishesPart, wantedPart, wishScreen } from './screens.js';
