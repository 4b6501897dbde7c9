import { sql, type Kysely } from 'kysely';
import { roundToArea, type AreaRule } from '../areas/areas.js';
import pLimit from 'p-limit';
import { batchWrites } from './batchWrites.js';
import {
  deleteMessages,
  readMessages,
  readReply,
  writeExchanges,
  writeMessages,
  type KeyedExchange,
} from './messages.js';
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
import { deletePhotos, holdPhotos, readPhotoFile, writePhoto } from './photos.js';
import { readPlaces } from './readPlaces.js';
import { rememberWords } from './search/knownWords.js';
import type { Layout } from './layout.js';
import type { Store } from './store.js';
import type { Tables } from './tables.js';
import { giveBack, takeAllowances } from './takeAllowances.js';
import { readTallied } from './tally.js';
import { tidy } from './tidy.js';
import {
  donationOfKey,
  writeBatch,
  writeDonation,
  writeDonations,
  writeSpread,
  type KeyedDonation,
} from './writeDonations.js';
import { identifyWrite } from './writeKeys.js';

/** One of the two databases, open. */
export interface Database {
  db: Kysely<Tables>;
  /** The same without a time limit for its statements, where there is one. */
  slowDb?: Kysely<Tables>;
  /** Asks for the version, where others than this process may change the donations. */
  version?: Store['version'];
  listen?: Store['listen'];
  pool?: Store['pool'];
  close?: Store['close'];
  /** Whether its tables are spread over several machines; 'whole' where it is missing. */
  layout?: Layout;
  /** Whether it runs in this process: alone, without PostgreSQL's processes beside. */
  isEmbedded?: boolean;
}

export interface StoreRules {
  areas: AreaRule;
  /** Days after which messages of chats are deleted. */
  chatDays: number;
}

/** Searches that run at once: the rest of the pool is for everything else. The embedded store does one thing after the other. */
export const searchesAtOnce = { pooled: 3, embedded: 1 };

/** The store over a database that has been migrated, whichever of the two it is. What it is given to keep is rounded to its area first. */
export function createStore(
  {
    db,
    slowDb = db,
    version,
    listen = hearNothing,
    pool = () => undefined,
    isEmbedded = false,
    layout = 'whole',
    close = () => db.destroy(),
  }: Database,
  { areas, chatDays }: StoreRules,
): Store {
  const search = pLimit(isEmbedded ? searchesAtOnce.embedded : searchesAtOnce.pooled);
  let changes = 0;
  let seen: string | undefined;
  /** Counts a write that changed donations, as their triggers tell; also one that failed: it may have reached the store. */
  async function counted<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await write;
    } finally {
      const now = version ? seen : await readTallied(db).catch(() => undefined);
      if (now === undefined || now !== seen) changes += 1;
      seen = now;
    }
  }
  const add = batchWrites(
    async (all: KeyedDonation[]) => {
      await rememberWords(
        db,
        all.map(({ donation }) => donation),
      );
      return layout === 'spread' ? writeSpread(db, all) : writeBatch(db, all);
    },
    async ({ donation, key }) => {
      await rememberWords(db, [donation]);
      return writeDonation(db, donation, key, layout);
    },
  );
  const addExchange = batchWrites(
    (all: KeyedExchange[]) => writeExchanges(db, all),
    ({ sessionId, key, ...exchange }) => writeMessages(db, sessionId, exchange, key),
  );
  return {
    listDonations: (query) =>
      isPlain(query) ? readPage(db, query, layout) : search(() => readPage(db, query, layout)),
    nearbyDonations: (query) => readNearby(db, query, layout),
    findDonations: (query) => search(() => findDonations(db, query, layout)),
    placesNamed: (names) => readPlaces(db, names, layout),
    donation: (id) => readDonation(db, id),
    donationsWithIds: (ids) => readDonationsWithIds(db, ids, layout),
    newestId: () => readNewestId(db),
    listedDonations: (ids) => readListed(db, ids),
    addDonation: (donation, key) => counted(add({ donation: roundToArea(areas, donation), key })),
    knownDonation: (donation, key) => donationOfKey(db, identifyWrite(key, roundToArea(areas, donation))),
    async addDonations(donations) {
      await rememberWords(db, donations);
      return counted(
        writeDonations(
          slowDb,
          donations.map((donation) => roundToArea(areas, donation)),
        ),
      );
    },
    isEmpty: async () => (await db.selectFrom('donations').select('id').limit(1).execute()).length === 0,
    addPhoto: (photo) => writePhoto(db, photo),
    photoFile: (hash, width) => readPhotoFile(db, hash, width),
    holdPhotos: (hashes) => holdPhotos(db, hashes),
    messages: (sessionId, query) => readMessages(db, sessionId, query),
    addMessages: (sessionId, exchange, key) => addExchange({ sessionId, key, ...exchange }),
    deleteMessages: (sessionId) => deleteMessages(db, sessionId),
    knownReply: (sessionId, key) => readReply(db, sessionId, key),
    take: (allowances) => takeAllowances(db, allowances),
    giveBack: (keys) => giveBack(db, keys),
    db,
    slowDb,
    transaction(work, { changesLists = false, isSlow = false } = {}) {
      const written = (isSlow ? slowDb : db).transaction().execute(work);
      return changesLists ? counted(written) : written;
    },
    version: version ?? (async () => String(changes)),
    async tidy(removePhotos) {
      await tidy(slowDb, { chatDays, vacuums: isEmbedded, layout });
      if (removePhotos) await deletePhotos(slowDb, removePhotos);
    },
    listen,
    pool,
    check: async () => void (await sql`select 1`.execute(db)),
    close,
  };
}

/** For a store that is opened to be filled: it has no listener. */
const hearNothing: Store['listen'] = () => ({ isOpen: () => false, opened: Promise.resolve() });
