export { FollowButton } from './FollowButton.js';
export { FollowedSearches } from './FollowedSearches.js';
export { nearSearch } from './followedSearch.js';
export { alertScreen, followPart } from './screens.js';
export { followedStore } from './followedStore.js';
