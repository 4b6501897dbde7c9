import pLimit from 'p-limit';
import { roundToArea, type AreaRule } from '../areas/areas.js';
import { batchWrites } from '../store/batchWrites.js';
import type { Database } from '../store/database.js';
import type { NewDonation } from '../store/rows.js';
import { layoutOf } from './layout.js';
import type { FindQuery, ListQuery, NearbyQuery } from './queries.js';
import {
  findDonations,
  isPlain,
  readDonation,
  readDonationsWithIds,
  readListed,
  readNearby,
  readNewestId,
  readPage,
} from './readDonations.js';
import { rememberWords } from './search/knownWords.js';
import { donationOfKey, writeDonation, writeDonations, type KeyedDonation } from './writeDonations.js';
import { identifyWrite, type WriteKey } from './writeKeys.js';

/** Searches that run at once: the rest of the pool is for everything else. */
export const searchesAtOnce = 3;

export type Donations = ReturnType<typeof createDonations>;

/** Reads and lists donations. Positions are rounded to their area before they are stored. */
export function createDonations(database: Database, areas: AreaRule) {
  const { db, read, version } = database;
  const layout = layoutOf(database);
  const search = pLimit(searchesAtOnce);
  // Also after a failure: the write may have reached the database.
  const write = <Result>(work: () => Promise<Result>) => database.write(work).finally(database.forgetVersion);
  const addBatched = batchWrites(
    async (all: KeyedDonation[]) => {
      await rememberWords(
        db,
        all.map(({ donation }) => donation),
      );
      return layout.writeBatch(db, all);
    },
    async (one) => {
      await rememberWords(db, [one.donation]);
      return writeDonation(db, one, layout);
    },
  );
  return {
    list(query: ListQuery) {
      const page = () => read((from) => readPage(from, query, layout));
      return isPlain(query) ? page() : search(page);
    },
    /** Nearest first, and newest first at the same point; each with its distance in miles. */
    nearby: (query: NearbyQuery) => read((from) => readNearby(from, query, layout)),
    find: (query: FindQuery) => search(() => read((from) => findDonations(from, query))),
    /**
     * For each name, the place with that name or the first ones whose names start with it ("mission": "mission
     * district").
     */
    placesNamed: (names: readonly string[]) => read((from) => layout.readPlaces(from, names)),
    get: (id: number) => read((from) => readDonation(from, id)),
    /** Those of the ids that exist, in no order. */
    withIds: (ids: readonly number[]) => read((from) => readDonationsWithIds(from, ids, layout)),
    /** 0 if there are none. */
    newestId: () => read(readNewestId),
    /** Donations with an id above `after`, up to `to`; oldest first. */
    listed: (ids: { after: number; to: number }) => read((from) => readListed(from, ids)),
    /**
     * Lists a donation, once per key: the same key returns the existing donation. Rejects with a `ReusedKey` if the
     * caller used the key for another donation.
     */
    add: (donation: NewDonation, key?: WriteKey) =>
      write(() => addBatched({ donation: roundToArea(areas, donation), key })),
    /** Returns the donation that `add` would return without listing it; undefined if `add` would list it. */
    known: (donation: NewDonation, key: WriteKey) =>
      donationOfKey(db, identifyWrite(key, roundToArea(areas, donation))),
    /** Lists all donations or none, the first one as the oldest. */
    addAll: (donations: readonly NewDonation[]) =>
      write(async () => {
        await rememberWords(db, donations);
        await writeDonations(
          db,
          donations.map((donation) => roundToArea(areas, donation)),
        );
      }),
    version,
  };
}
