import type { Position } from '@clothesline/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { returnedColumns, type DonationRow } from '../../store/rows.js';
import type { Tables } from '../../store/tables.js';
import { outward, type Outward } from './outward.js';

/** Reads the donations that fit, the nearest first, in one walk along an index. */
export async function readWholeOutward(db: Kysely<Tables>, position: Position, asked: Outward): Promise<DonationRow[]> {
  const { rows } = await sql<DonationRow>`
    select ${returnedColumns}, latitude, longitude from ${outward(position, asked)} nearest
    order by far, id desc`.execute(db);
  return rows;
}
