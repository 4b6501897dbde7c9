import { donationTransitions, type DonationState } from '@clothesline/api-client/members';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { tally } from '../store/tally.js';
import { ensureHandOverRow, rememberAnswer } from './answers.js';
import { closeOpen, setStatus, type HandOver } from './handOver.js';

/** Step of a donor with a donation of their own. */
export type OwnStep = 'withdraw' | 'give' | 'renew';

/** Moves a donation along the contract's table, by its donor. Throws a `HttpError` (409) where its state does not allow it. */
export async function takeOwnStep(handOver: HandOver, name: OwnStep): Promise<void> {
  const { from, to } = donationTransitions[name];
  requireState(handOver, from);
  await setStatus(handOver, to);
  await (name === 'renew' ? renew(handOver) : closeOpen(handOver));
}

async function renew(handOver: HandOver): Promise<void> {
  const { db, donation, now } = handOver;
  await db.updateTable('donations').set({ renewed_at: now }).where('id', '=', donation.id).execute();
  await tally(db, [donation.category], 0);
  await ensureHandOverRow(handOver);
  await rememberAnswer(handOver);
  await db.updateTable('hand_overs').set({ expiry_reminded_at: null }).where('donation_id', '=', donation.id).execute();
}

/** Throws a `HttpError` (409) where a donation is in none of the states. */
export function requireState({ donation }: HandOver, states: readonly DonationState[]): void {
  if (!states.some((state) => state === donation.status)) throw new HttpError(409, messages.wrongState);
}
