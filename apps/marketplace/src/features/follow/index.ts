export { FollowButton } from './FollowButton.js';
export { FollowedSearches } from './FollowedSearches.js';
export { nearSearch } from './alertSearch.js';
export { followPart } from './followPart.js';
export { followedStore } from './followedStore.js';
export { alertScreen } from './screens.js';
