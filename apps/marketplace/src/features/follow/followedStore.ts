import { createStoredValue } from '@clothesline/api-client';
import {
  type AlertMark,
  type Criteria,
  type FollowedSearch,
  criteriaKey,
  maxFollowed,
  parseFollowed,
} from './followedSearch.js';

export const followedKey = 'clothesline_followed';

const { read, write, subscribe } = createStoredValue({ key: followedKey, parse: parseFollowed });

export const followedStore = {
  read,
  subscribe,
  follow(search: FollowedSearch, place = 0): boolean | undefined {
    const others = without(search);
    return others.length < maxFollowed ? write(others.toSpliced(place, 0, search)) : undefined;
  },
  confirm(search: Criteria, alert: AlertMark) {
    const all = read();
    const isWaiting = (one: FollowedSearch) =>
      criteriaKey(one) === criteriaKey(search) && one.alert?.isConfirmed === false;
    if (all.some(isWaiting)) write(all.map((one) => (isWaiting(one) ? { ...one, alert } : one)));
  },
  unfollow: (search: Criteria) => void write(without(search)),
  dropAlerts() {
    const all = read();
    if (all.some(({ alert }) => alert)) write(all.filter(({ alert }) => !alert));
  },
  markSeen(search: Criteria, id: number) {
    const all = read();
    const isNewer = (one: FollowedSearch) => criteriaKey(one) === criteriaKey(search) && one.seenId < id;
    if (all.some(isNewer)) write(all.map((one) => (isNewer(one) ? { ...one, seenId: id } : one)));
  },
} as const;

const without = (search: Criteria) => read().filter((one) => criteriaKey(one) !== criteriaKey(search));
