import type { Kysely } from 'kysely';
import type { Layout } from './layout.js';
import { donationColumns, type DonationRow } from '../store/rows.js';
import type { Tables } from '../store/tables.js';

/** Reads donations with their points. */
export async function readWholeRows(
  db: Kysely<Tables>,
  ask: Parameters<Layout['readRows']>[1],
): Promise<DonationRow[]> {
  return ask(db.selectFrom('visible_donations as donations'))
    .innerJoin('points', 'points.id', 'point_id')
    .select(donationColumns)
    .execute();
}
