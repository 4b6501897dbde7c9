import type { Donation, Position } from '@clothesline/api-client/contract';
import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { readWholePlaces } from './readPlaces.js';
import { readWholeRows } from './readDonations.js';
import type { DonationRow } from '../store/rows.js';
import { readWholeOutward, type Outward } from './search/outward.js';
import type { Place } from './queries.js';
import type { Database } from '../store/database.js';
import type { Tables } from '../store/tables.js';
import { spread } from './spread/spread.js';
import { writeBatch, type KeyedDonation } from './writeDonations.js';

/** The queries that are different when tables are distributed. */
export interface Layout {
  readRows(
    db: Kysely<Tables>,
    ask: (
      donations: SelectQueryBuilder<Tables, 'donations', object>,
    ) => SelectQueryBuilder<Tables, 'donations', object>,
  ): Promise<DonationRow[]>;
  readOutward(db: Kysely<Tables>, position: Position, asked: Outward): Promise<DonationRow[]>;
  /** Finds up to 4 places for each name, by prefix. */
  readPlaces(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, Place[]>>;
  writeBatch(db: Kysely<Tables>, all: readonly KeyedDonation[]): Promise<Donation[]>;
  deleteRows(db: Kysely<Tables>, table: keyof Tables, condition: RawBuilder<unknown>): Promise<void>;
}

const whole: Layout = {
  readRows: readWholeRows,
  readOutward: readWholeOutward,
  readPlaces: readWholePlaces,
  writeBatch,
  deleteRows: deleteInBatches,
};

export const getLayout = ({ isDistributed }: Pick<Database, 'isDistributed'>): Layout =>
  isDistributed ? spread : whole;

const batch = 2000;

async function deleteInBatches(db: Kysely<Tables>, name: keyof Tables, condition: RawBuilder<unknown>): Promise<void> {
  const table = sql.table(name);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`.execute(
      db,
    );
    if (numAffectedRows < batch) return;
    await setImmediate();
  }
}
