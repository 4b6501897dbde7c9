import { sql, type Kysely } from 'kysely';
import { inItsArea, type AreaRule } from '../areas/areas.js';
import { findDonations } from './findDonations.js';
import { readMessages, writeMessages } from './messages.js';
import { readDonation, readNearby, readPage } from './readDonations.js';
import { readPlaces } from './readPlaces.js';
import type { Store } from './store.js';
import type { Tables } from './tables.js';
import { takeAllowances } from './takeAllowances.js';
import { tidy } from './tidy.js';
import { writeDonation, writeDonations } from './writeDonations.js';

/** One of the two databases, open. */
export interface Database {
  db: Kysely<Tables>;
  version: Store['version'];
  pool?: Store['pool'];
}

/** The store over a database that has been migrated, whichever of the two it is. What it is given to keep is rounded to its area first. */
export function createStore({ db, version, pool = () => undefined }: Database, areas: AreaRule): Store {
  return {
    listDonations: (query) => readPage(db, query),
    nearbyDonations: (query) => readNearby(db, query),
    findDonations: (query) => findDonations(db, query),
    placesNamed: (names) => readPlaces(db, names),
    donation: (id) => readDonation(db, id),
    addDonation: (donation, key) => writeDonation(db, inItsArea(areas, donation), key),
    addDonations: (donations) =>
      writeDonations(
        db,
        donations.map((donation) => inItsArea(areas, donation)),
      ),
    isEmpty: async () => (await db.selectFrom('donations').select('id').limit(1).execute()).length === 0,
    messages: (sessionId) => readMessages(db, sessionId),
    addMessages: (sessionId, exchange, key) => writeMessages(db, sessionId, exchange, key),
    take: (allowances) => takeAllowances(db, allowances),
    version,
    tidy: () => tidy(db),
    pool,
    check: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
