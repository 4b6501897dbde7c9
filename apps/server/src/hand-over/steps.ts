import type { Context } from 'hono';
import { answerOnce } from '../accounts/answerOnce.js';
import type { User } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { lockDonation, type HandOver } from './handOver.js';
import type { HandOverParts } from './handOverParts.js';

type StepParts = Pick<HandOverParts, 'database' | 'durations' | 'mailer' | 'now'>;

export interface Step {
  c: Context<Environment>;
  user: User;
  donationId: number;
  requestId?: number;
  sent: unknown;
}

export async function takeStep<Answer>(
  { database, durations, mailer, now }: StepParts,
  { c, user, donationId, requestId, sent }: Step,
  work: (handOver: HandOver) => Promise<Answer>,
): Promise<Answer> {
  const answer = await answerOnce(database, { c, user, sent }, async (db) => {
    const handOver = await lockDonation(db, donationId, { now: now(), durations, requestId });
    if (!handOver) throw new HttpError(404, 'donationNotFound');
    return work(handOver);
  });
  mailer.wake();
  return answer;
}
