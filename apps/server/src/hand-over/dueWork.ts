import { fixedDurations, standardDurations, type Durations } from '@clothesline/api-client/hand-over';
import { sql } from 'kysely';
import type { Mailer } from '../mail/createMailer.js';
import type { Log } from '../observe/createLog.js';
import type { Database } from '../store/database.js';
import { forgetPlaces } from './forgetPlaces.js';
import { lockDonation } from './handOver.js';

/** Per round. */
const batch = 100;

const retryTime = 60_000;

const interval = 1000;

export interface DueParts {
  database: Pick<Database, 'db' | 'transaction' | 'change'>;
  durations: Durations;
  now: () => Date;
}

/**
 * Handles donations that are due, each in a separate transaction. Safe to run on several servers at the same time.
 * Resolves to the number of donations.
 */
export async function doDueWork({ database, durations, now }: DueParts): Promise<number> {
  const due = await database.db
    .selectFrom('visible_donations')
    .select('id')
    .where('next_due_at', '<=', now())
    .orderBy('next_due_at')
    .limit(batch)
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) {
    const look = database.change((db) => lockDonation(db, id, { now: now(), durations, skipLocked: true }));
    await look.catch(async (error: unknown) => {
      failures.push(error);
      await postpone(database, id, now()).catch((next: unknown) => failures.push(next));
    });
  }
  await forgetPlaces(database.db, now());
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed: ${String(failures[0])}`);
  return due.length;
}

/** Postpones a donation that fails repeatedly, otherwise it'd block others. */
async function postpone({ db }: Pick<Database, 'db'>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('donations')
    .set({ next_due_at: new Date(now.getTime() + retryTime) })
    .where('id', '=', id)
    .where('next_due_at', '<=', now)
    .execute();
}

/** Rechecks all donations if the configured durations have changed. */
export async function applyDurations({ db }: Pick<Database, 'db'>, durations: Durations): Promise<void> {
  const toValue = (one: Durations) => JSON.stringify({ ...one, ...fixedDurations });
  const [name, value] = ['durations', toValue(durations)];
  const known = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  if ((known?.value ?? toValue(standardDurations)) !== value) {
    await db
      .updateTable('donations')
      .set({ next_due_at: sql<Date>`now()` })
      .where('status', 'in', ['available', 'promised', 'paused'])
      .execute();
  }
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export interface KeepDoingParts extends DueParts {
  mailer: Pick<Mailer, 'wake'>;
  log: Log;
}

export type Round = (parts: DueParts) => Promise<number>;

/**
 * Runs the rounds every second. Call the returned function to stop; it resolves once the current rounds have finished.
 */
export function runRounds(rounds: readonly Round[], { mailer, log, ...parts }: KeepDoingParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    for (const round of rounds) {
      try {
        if ((await round(parts)) > 0) mailer.wake();
      } catch (error) {
        log.warn({ error: String(error) }, 'scheduled work failed');
      }
    }
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = undefined));
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
