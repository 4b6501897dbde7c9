export { wishesQuery, wishQuery } from './queries.js';
export { CloseWish } from './CloseWish.js';
export { PublishWish, readWishTitle, toWish, type WishDraft, wishPlace } from './PublishWish.js';
export { WishFacts } from './WishFacts.js';
export { matchesPart, notePart, offerPart, wantedPart, wishScreen } from './screens.js';
