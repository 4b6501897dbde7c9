import { createPlaceList, type PlaceList } from './createPlaceList.js';
import { unitedStates } from './data/unitedStates.js';
import { sanFrancisco } from './sanFrancisco.js';
import { unpack } from './unpack.js';

/**
 * Cities in the United States with at least 5,200 inhabitants, and the neighborhoods of San Francisco. Intended for
 * browsers; load it as a separate chunk.
 */
export const list: PlaceList = /* @__PURE__ */ createPlaceList([...sanFrancisco, ...unpack(unitedStates)]);
