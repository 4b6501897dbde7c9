export { createPlaceList, type PlaceList } from './createPlaceList.js';
