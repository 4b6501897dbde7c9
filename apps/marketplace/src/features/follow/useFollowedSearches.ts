import { useSyncExternalStore } from 'react';
import type { FollowedSearches } from './followedSearch.js';
import { followedStore } from './followedStore.js';

/** The searches that are followed on this device, in step with every other component and tab. */
export const useFollowedSearches = () => useSyncExternalStore(followedStore.subscribe, followedStore.read, () => none);

const none: FollowedSearches = [];
