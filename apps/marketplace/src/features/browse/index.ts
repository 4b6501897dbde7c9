export { HeaderSearch, type TypedSearch, TypedSearchContext } from './SearchBox.js';
export { SimilarList } from './SimilarList.js';
export { exploreScreen, homeScreen, similarPart } from './screens.js';
