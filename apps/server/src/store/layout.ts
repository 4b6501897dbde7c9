import type { Donation, Position } from '@clothesline/api-client/contract';
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import { readWholePlaces } from './readPlaces.js';
import { readWholeRows } from './readRows.js';
import type { DonationRow } from './rows.js';
import type { Outward } from './search/outward.js';
import { readWholeOutward } from './search/readOutward.js';
import type { Place } from './store.js';
import type { Tables } from './tables.js';
import { deleteInBatches } from './tidy.js';
import { writeBatch, writeOne, type KeyedDonation } from './writeDonations.js';

/** Statements that differ between tables in one database and tables that are spread over several machines. */
export interface Layout {
  /** Reads the donations that are asked for, with their points. */
  readRows(
    db: Kysely<Tables>,
    ask: (
      donations: SelectQueryBuilder<Tables, 'donations', object>,
    ) => SelectQueryBuilder<Tables, 'donations', object>,
  ): Promise<DonationRow[]>;
  /** Reads the donations that fit, the nearest first; at one distance the newest first. */
  readOutward(db: Kysely<Tables>, position: Position, asked: Outward): Promise<DonationRow[]>;
  /** Reads the places whose names begin with each name, in the order of their keys: 4 at most. */
  readPlaces(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, Place[]>>;
  /** Lists all or none. */
  writeBatch(db: Kysely<Tables>, all: readonly KeyedDonation[]): Promise<Donation[]>;
  /** Lists one. Undefined if another instance made its point meanwhile. */
  writeOne(db: Kysely<Tables>, one: KeyedDonation): Promise<Donation | undefined>;
  /** Deletes the rows of a table that meet a condition. */
  deleteRows(db: Kysely<Tables>, table: keyof Tables, condition: RawBuilder<unknown>): Promise<void>;
}

/** All tables in one database. */
export const whole: Layout = {
  readRows: readWholeRows,
  readOutward: readWholeOutward,
  readPlaces: readWholePlaces,
  writeBatch,
  writeOne,
  deleteRows: deleteInBatches,
};
