import type { Selectable } from 'kysely';
import type { HandOversTable } from '../store/tables/handOver.js';
import type { HandOver } from './handOver.js';

/** Reads the row of a donation's hand-overs, and adds it if it is missing. */
export async function ensureHandOverRow({ db, donation }: HandOver): Promise<Selectable<HandOversTable>> {
  await db
    .insertInto('hand_overs')
    .values({ donation_id: donation.id, answered_at: null, expiry_reminded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('hand_overs').selectAll().where('donation_id', '=', donation.id).executeTakeFirstOrThrow();
}

/** Remembers that the donor answered: their time to answer begins again. */
export async function rememberAnswer(handOver: HandOver): Promise<void> {
  const { db, donation, now } = handOver;
  await ensureHandOverRow(handOver);
  await db
    .updateTable('hand_overs')
    .set({ answered_at: now, reminders: 0 })
    .where('donation_id', '=', donation.id)
    .execute();
}
