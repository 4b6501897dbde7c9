import pLimit from 'p-limit';
import { roundToArea, type AreaRule } from '../areas/areas.js';
import { batchWrites } from '../store/batchWrites.js';
import type { Database } from '../store/database.js';
import type { NewDonation } from '../store/rows.js';
import { getLayout } from './layout.js';
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
import { addKnownWords } from './search/knownWords.js';
import { donationOfKey, writeDonation, writeDonations, type KeyedDonation } from './writeDonations.js';
import { identifyWrite, type WriteKey } from './writeKeys.js';

/** Limits concurrent searches so that other calls still get a database connection. */
export const searchesAtOnce = 3;

export type Donations = ReturnType<typeof createDonations>;

/** Rounds positions before storing them. */
export function createDonations(database: Database, areas: AreaRule) {
  const { db, read, version } = database;
  const layout = getLayout(database);
  const search = pLimit(searchesAtOnce);
  // invalidate after failures as well, the write may have succeeded anyway
  const write = <Result>(work: () => Promise<Result>) => database.write(work).finally(database.forgetVersion);
  const addBatched = batchWrites(
    async (all: KeyedDonation[]) => {
      await addKnownWords(
        db,
        all.map(({ donation }) => donation),
      );
      return layout.writeBatch(db, all);
    },
    async (one) => {
      await addKnownWords(db, [one.donation]);
      return writeDonation(db, one, layout);
    },
  );
  return {
    list(query: ListQuery) {
      const page = () => read((from) => readPage(from, query, layout));
      return isPlain(query) ? page() : search(page);
    },
    /** Nearest first, then newest. Includes the distance in miles. */
    nearby: (query: NearbyQuery) => read((from) => readNearby(from, query, layout)),
    find: (query: FindQuery) => search(() => read((from) => findDonations(from, query))),
    /**
     * Returns the exact place for each name. Otherwise falls back to the first places starting with it, e.g. "mission"
     * finds "mission district".
     */
    placesNamed: (names: readonly string[]) => read((from) => layout.readPlaces(from, names)),
    get: (id: number) => read((from) => readDonation(from, id)),
    withIds: (ids: readonly number[]) => read((from) => readDonationsWithIds(from, ids, layout)),
    newestId: () => read(readNewestId),
    listed: (ids: { after: number; to: number }) => read((from) => readListed(from, ids)),
    /**
     * Adds a donation once per idempotency key. Rejects with `ReusedKey` if the key belongs to a different donation.
     */
    add: (donation: NewDonation, key?: WriteKey) =>
      write(() => addBatched({ donation: roundToArea(areas, donation), key })),
    known: (donation: NewDonation, key: WriteKey) =>
      donationOfKey(db, identifyWrite(key, roundToArea(areas, donation))),
    /** All or nothing. The first donation becomes the oldest. */
    addAll: (donations: readonly NewDonation[]) =>
      write(async () => {
        await addKnownWords(db, donations);
        await writeDonations(
          db,
          donations.map((donation) => roundToArea(areas, donation)),
        );
      }),
    version,
  };
}
