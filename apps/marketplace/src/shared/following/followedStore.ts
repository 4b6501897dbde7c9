import { createStoredValue } from '@clothesline/api-client';
import { type Criteria, type FollowedSearch, criteriaKey, maxFollowed, parseFollowed } from './followedSearch.js';

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
  /** Marks an alert as confirmed, by its token. */
  confirm(token: string) {
    const all = read();
    const isWaiting = ({ alert }: FollowedSearch) => alert?.token === token && !alert.isConfirmed;
    if (!all.some(isWaiting)) return;
    write(
      all.map((one) => (one.alert && isWaiting(one) ? { ...one, alert: { ...one.alert, isConfirmed: true } } : one)),
    );
  },
  unfollow: (search: Criteria) => void write(without(search)),
  /** Stops following searches with alerts by mail: they belong to an account whose session has ended. */
  dropAlerts() {
    const all = read();
    if (all.some(({ alert }) => alert)) write(all.filter(({ alert }) => !alert));
  },
  /** Marks the donations up to one as seen. */
  markSeen(search: Criteria, id: number) {
    const all = read();
    const isNewer = (one: FollowedSearch) => criteriaKey(one) === criteriaKey(search) && one.seenId < id;
    if (all.some(isNewer)) write(all.map((one) => (isNewer(one) ? { ...one, seenId: id } : one)));
  },
} as const;

const without = (search: Criteria) => read().filter((one) => criteriaKey(one) !== criteriaKey(search));
