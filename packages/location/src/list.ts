import { createPlaceList, type PlaceList } from './createPlaceList.js';
import { unitedStates } from './data/unitedStates.js';
import { sanFrancisco } from './sanFrancisco.js';
import { unpack } from './unpack.js';

/** The cities of the United States from 5,200 inhabitants, and the neighborhoods of San Francisco: for a browser, as a chunk of its own. */
export const list: PlaceList = /* @__PURE__ */ createPlaceList([...sanFrancisco, ...unpack(unitedStates)]);
