export { wishesQuery, wishQuery } from './queries.js';
export { PublishWish, readWishTitle, toWish, type WishDraft } from './PublishWish.js';
export { matchesPart, offerPart, wantedPart, wishScreen } from './screens.js';
