import { sql, type Kysely } from 'kysely';
import pLimit from 'p-limit';
import { roundToArea, type AreaRule } from '../areas/areas.js';
import { stopGivenUp } from '../http/givenUp.js';
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
import { refreshSearchWords } from './refreshSearchWords.js';
import { rememberWords } from './search/knownWords.js';
import { whole, type Layout } from './layout.js';
import type { Store } from './store.js';
import type { Tables } from './tables.js';
import { giveBack, takeAllowances } from './takeAllowances.js';
import { tidy } from './tidy.js';
import { donationOfKey, writeDonation, writeDonations, type KeyedDonation } from './writeDonations.js';
import { identifyWrite } from './writeKeys.js';

/** An open database. */
export interface Database {
  db: Kysely<Tables>;
  version: Store['version'];
  /** Called after each write that changes donations. */
  forgetVersion?: () => void;
  listen?: Store['listen'];
  pool?: Store['pool'];
  close?: Store['close'];
  /** How its tables are laid out; in one database by default. */
  layout?: Layout;
}

export interface StoreRules {
  areas: AreaRule;
  /** Days after which messages of chats are deleted. */
  chatDays: number;
}

/** Searches that run at once: the rest of the pool is for everything else. */
export const searchesAtOnce = 3;

/** The store over a database that has been migrated. Positions are rounded to their area before they are stored. */
export function createStore(
  {
    db: opened,
    version,
    forgetVersion = () => {},
    listen = hearNothing,
    pool = () => undefined,
    layout = whole,
    close = () => opened.destroy(),
  }: Database,
  { areas, chatDays }: StoreRules,
): Store {
  const db = opened.withPlugin(stopGivenUp);
  const search = pLimit(searchesAtOnce);
  /** A write that changes donations: it is seen at once, also one that failed, since it may have reached the store. */
  const counted = <Result>(write: Promise<Result>): Promise<Result> => write.finally(forgetVersion);
  const add = batchWrites(
    async (all: KeyedDonation[]) => {
      await rememberWords(
        db,
        all.map(({ donation }) => donation),
      );
      return layout.writeBatch(db, all);
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
    findDonations: (query) => search(() => findDonations(db, query)),
    placesNamed: (names) => layout.readPlaces(db, names),
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
          db,
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
    transaction: (work) => db.transaction().execute(work),
    change: (work) => counted(db.transaction().execute(work)),
    version,
    async tidy(removePhotos) {
      await refreshSearchWords(db);
      await tidy(db, { chatDays, layout });
      if (removePhotos) await deletePhotos(db, removePhotos);
    },
    listen,
    pool,
    check: async () => void (await sql`select 1`.execute(db)),
    close,
  };
}

/** For a store that is opened to be filled: it has no listener. */
const hearNothing: Store['listen'] = () => ({ isOpen: () => false, opened: Promise.resolve() });
