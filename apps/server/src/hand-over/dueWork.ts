import { sql } from 'kysely';
import type { Mailer } from '../mail/createMailer.js';
import type { Log } from '../observe/createLog.js';
import type { Store } from '../store/store.js';
import { applyDeadlines } from './applyDeadlines.js';
import { expiryReminderPart, pickupReminder, reminderParts, type Durations } from '../config/durations.js';
import { forgetPlaces } from './forgetPlaces.js';
import { lockDonation } from './handOver.js';

/** Donations that are looked at in one round. */
const batch = 100;

/** Milliseconds between two rounds. */
const interval = 1000;

export interface DueParts {
  store: Pick<Store, 'db' | 'transaction'>;
  durations: Durations;
  now: () => Date;
}

/**
 * Does what is due, each donation in a transaction of its own that looks again under its lock: any number of instances
 * may, also after a crash. Resolves with the number of donations that it looked at.
 */
export async function doDueWork({ store, durations, now }: DueParts): Promise<number> {
  const ids = await dueDonations(store, durations, now());
  for (const id of ids) {
    await store.transaction(
      async (db) => {
        const handOver = await lockDonation(db, id, { now: now(), durations, skipLocked: true });
        if (handOver) await applyDeadlines(handOver);
      },
      { changesLists: true },
    );
  }
  await forgetPlaces(store.db, now());
  return ids.length;
}

/** Donations of which something may be due; `applyDeadlines` decides. */
async function dueDonations({ db }: Pick<Store, 'db'>, durations: Durations, now: Date): Promise<number[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const [firstReminder] = reminderParts;
  const { rows } = await sql<{ id: number }>`
    (
      select donation_id as id from requests
      where state in ('offered', 'promised') and holds_until <= ${now}::timestamptz limit ${batch}
    ) union (
      select donation_id from requests
      where state = 'promised' and reminded_at is null and from_at > ${now}::timestamptz
        and from_at <= ${before(-pickupReminder)}::timestamptz
      limit ${batch}
    ) union (
      select r.donation_id from requests r
      join visible_donations d on d.id = r.donation_id and d.status = 'available'
      left join hand_overs h on h.donation_id = r.donation_id
      where r.state = 'waiting' and r.created_at <= ${before(durations.answerTime * firstReminder)}::timestamptz
        and greatest(r.created_at, h.answered_at) <= ${before(durations.answerTime * firstReminder)}::timestamptz
        and (
          coalesce(h.reminders, 0) = 0
          or (h.reminders = 1 and greatest(r.created_at, h.answered_at) <= ${before(durations.answerTime * reminderParts[1])}::timestamptz)
          or greatest(r.created_at, h.answered_at) <= ${before(durations.answerTime)}::timestamptz
        )
      limit ${batch}
    ) union (
      select d.id from visible_donations d
      join users on users.id = d.user_id
      left join hand_overs h on h.donation_id = d.id
      where d.status in ('available', 'paused')
        and coalesce(d.renewed_at, d.listed_at) <= ${before(durations.listingTime * (1 - expiryReminderPart))}::timestamptz
        and (
          h.expiry_reminded_at is null
          or coalesce(d.renewed_at, d.listed_at) <= ${before(durations.listingTime)}::timestamptz
        )
      limit ${batch}
    )`.execute(db);
  return rows.map(({ id }) => id);
}

export interface KeepDoingParts extends DueParts {
  mailer: Pick<Mailer, 'wake'>;
  log: Log;
}

/** A round of work that resolves with how much there was to do. */
export type Round = (parts: DueParts) => Promise<number>;

/**
 * Does what is due every second, round after round. Returns a function that stops it, and resolves when nothing runs any
 * more.
 */
export function keepDoing(rounds: readonly Round[], { mailer, log, ...parts }: KeepDoingParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    for (const round of rounds) {
      try {
        if ((await round(parts)) > 0) mailer.wake();
      } catch (error) {
        log.warn({ error: String(error) }, 'the due work failed');
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
