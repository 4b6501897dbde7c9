import { expiryReminderPart, pickupReminder, reminderParts } from '../config/durations.js';
import { closeOpen, heldRequest, move, notify, offerNext, setStatus, type HandOver } from './handOver.js';
import { ensureHandOverRow } from './answers.js';

/** Ends, reminds of, expires or pauses what has passed its time at one donation. */
export async function applyDeadlines(handOver: HandOver): Promise<void> {
  await endLapsedHold(handOver);
  await remindOfPickup(handOver);
  await expire(handOver);
  await pauseUnanswered(handOver);
}

/** Ends a promise that was not kept and an offer that was not taken; asks the next in line. */
async function endLapsedHold(handOver: HandOver): Promise<void> {
  const { donation, now } = handOver;
  const held = await heldRequest(handOver);
  if (!held?.holds_until || held.holds_until > now) return;
  if (held.state === 'promised') {
    await move(handOver, held, 'miss');
    for (const userId of [held.asker_id, donation.user_id]) {
      await notify(handOver, userId, 'missed', { requestId: held.id });
    }
  } else {
    await move(handOver, held, 'close');
    await notify(handOver, held.asker_id, 'closed', { requestId: held.id });
  }
  await offerNext(handOver, held);
}

/** Both are reminded once of a time that was agreed on earlier. */
async function remindOfPickup(handOver: HandOver): Promise<void> {
  const { db, donation, now } = handOver;
  const held = await heldRequest(handOver);
  if (held?.state !== 'promised' || held.reminded_at || !held.from_at || !held.promised_at) return;
  const due = held.from_at.getTime() - pickupReminder;
  if (due > now.getTime() || held.from_at <= now) return;
  await db.updateTable('requests').set({ reminded_at: now }).where('id', '=', held.id).execute();
  if (due < held.promised_at.getTime()) return;
  for (const userId of [held.asker_id, donation.user_id]) {
    await notify(handOver, userId, 'pickup reminder', { requestId: held.id });
  }
}

async function expire(handOver: HandOver): Promise<void> {
  const { db, donation, now, durations } = handOver;
  // Without an account its donor could not renew it.
  if (!donation.hasAccount) return;
  if (donation.status !== 'available' && donation.status !== 'paused') return;
  const end = (donation.renewed_at ?? donation.listed_at).getTime() + durations.listingTime;
  if (end <= now.getTime()) {
    await setStatus(handOver, 'expired');
    await notify(handOver, donation.user_id, 'expired');
    return closeOpen(handOver);
  }
  if (end - durations.listingTime * expiryReminderPart > now.getTime()) return;
  if ((await ensureHandOverRow(handOver)).expiry_reminded_at) return;
  await notify(handOver, donation.user_id, 'expiry reminder');
  await db.updateTable('hand_overs').set({ expiry_reminded_at: now }).where('donation_id', '=', donation.id).execute();
}

/** Reminds a donor who does not answer; in the end pauses the donation, and answers all requests. */
async function pauseUnanswered(handOver: HandOver): Promise<void> {
  const { db, donation, now, durations } = handOver;
  if (donation.status !== 'available') return;
  const oldest = await db
    .selectFrom('requests')
    .select('created_at')
    .where('donation_id', '=', donation.id)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const { answered_at: answered, reminders } = await ensureHandOverRow(handOver);
  const since = Math.max(oldest.created_at.getTime(), answered?.getTime() ?? 0);
  const silent = now.getTime() - since;
  if (silent >= durations.answerTime) {
    await setStatus(handOver, 'paused');
    await notify(handOver, donation.user_id, 'paused');
    return closeOpen(handOver);
  }
  const due = reminderParts.filter((part) => silent >= part * durations.answerTime).length;
  if (due <= reminders) return;
  await notify(handOver, donation.user_id, 'answer reminder');
  await db.updateTable('hand_overs').set({ reminders: due }).where('donation_id', '=', donation.id).execute();
}
