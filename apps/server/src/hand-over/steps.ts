import type { Context } from 'hono';
import { answerOnce } from '../accounts/answerOnce.js';
import type { User } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { messages } from '../http/messages.js';
import { idempotencyKey } from '../http/idempotencyKey.js';
import { applyDeadlines } from './applyDeadlines.js';
import { lockDonation, type HandOver, type Request } from './handOver.js';
import type { HandOverParts } from './handOverParts.js';

type StepParts = Pick<HandOverParts, 'store' | 'durations' | 'mailer' | 'now'>;

export interface Step {
  c: Context<Environment>;
  user: User;
  donationId: number;
  /** Body of the call. */
  sent: unknown;
}

/**
 * One step of a hand-over, once for each key: under the donation's lock, after everything that was due. Throws a
 * `HttpError` (404) where there is no such donation.
 */
export async function takeStep<Answer>(
  { store, durations, mailer, now }: StepParts,
  { c, user, donationId, sent }: Step,
  work: (handOver: HandOver) => Promise<Answer>,
): Promise<Answer> {
  const write = {
    userId: user.id,
    key: idempotencyKey(c),
    content: [c.req.method, c.req.path, sent],
    changesLists: true,
  };
  const answer = await answerOnce(store, write, async (db) => {
    const handOver = await lockDonation(db, donationId, { now: now(), durations });
    if (!handOver) throw new HttpError(404, messages.donationNotFound);
    await applyDeadlines(handOver);
    return work(handOver);
  });
  mailer.wake();
  return answer;
}

/** The request of a step as it is now. */
export async function readRequest({ db }: HandOver, id: number): Promise<Request> {
  return db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
