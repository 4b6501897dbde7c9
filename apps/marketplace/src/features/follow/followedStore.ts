import { createStoredValue } from '@clothesline/api-client';
import {
  type AlertMark,
  type Criteria,
  type FollowedSearch,
  criteriaKey,
  maxFollowed,
  parseFollowed,
} from './followedSearch.js';

/** Key of the followed searches in the device's storage. */
export const followedKey = 'clothesline_followed';

const { read, write, subscribe } = createStoredValue({ key: followedKey, parse: parseFollowed });

/** The followed searches of this device; other tabs show the same. */
export const followedStore = {
  read,
  subscribe,
  /** Follows a search. Returns whether the device keeps it; undefined if it follows too many already. */
  follow(search: FollowedSearch, place = 0): boolean | undefined {
    const others = without(search);
    return others.length < maxFollowed ? write(others.toSpliced(place, 0, search)) : undefined;
  },
  /** Marks the alert of a search as confirmed. */
  confirm(search: Criteria, alert: AlertMark) {
    const all = read();
    const isWaiting = (one: FollowedSearch) =>
      criteriaKey(one) === criteriaKey(search) && one.alert?.isConfirmed === false;
    if (all.some(isWaiting)) write(all.map((one) => (isWaiting(one) ? { ...one, alert } : one)));
  },
  unfollow: (search: Criteria) => void write(without(search)),
  /** Removes followed searches with alerts by mail: they belong to an account whose session has ended. */
  dropAlerts() {
    const all = read();
    if (all.some(({ alert }) => alert)) write(all.filter(({ alert }) => !alert));
  },
  /** Marks the donations up to an id as seen. */
  markSeen(search: Criteria, id: number) {
    const all = read();
    const isNewer = (one: FollowedSearch) => criteriaKey(one) === criteriaKey(search) && one.seenId < id;
    if (all.some(isNewer)) write(all.map((one) => (isNewer(one) ? { ...one, seenId: id } : one)));
  },
} as const;

const without = (search: Criteria) => read().filter((one) => criteriaKey(one) !== criteriaKey(search));
