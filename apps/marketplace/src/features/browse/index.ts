export { HeaderSearch } from './SearchBox.js';
export { SimilarList } from './SimilarList.js';
export { similarPart } from './similarPart.js';
export { type TypedSearch, TypedSearchContext } from './typedSearch.js';
export { exploreScreen, homeScreen } from './screens.js';
