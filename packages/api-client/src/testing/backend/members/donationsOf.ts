import type { Donation } from '../../../contract/donation.js';
import { HttpError } from '../http.js';
import { hasEnded } from '../../../members/states.js';
import { asListed } from '../store.js';
import type { MemberCall } from './call.js';
import { closeOpen, type HandOver } from './handOver.js';
import { cancel } from './requestRules.js';
import { isSeenBy, type MemberStore } from './store.js';

/** The hand-over of a donation as it is now. Throws a `HttpError` (404) where there is no such donation. */
export function handOverOf({ store, now }: Pick<MemberCall, 'store' | 'now'>, id: number): HandOver {
  const donation = store.donations.find((one) => one.id === id);
  if (!donation) throw new HttpError(404, { message: 'Donation Not Found' });
  return { store, donation, now };
}

/** What somebody gives, newest first, as a visitor sees it. */
export function donationsOf(store: MemberStore, personId: number, viewerId: number | undefined): Donation[] {
  return store.donations
    .filter((donation) => donation.userId === personId && isSeenBy(store, donation, viewerId))
    .sort((one, other) => other.id - one.id)
    .map(asListed);
}

/** Ends what somebody asked for, and what is asked of them, each with its answer. */
export function endAllOf(call: Pick<MemberCall, 'store' | 'now'>, personId: number): void {
  const { store } = call;
  for (const { id } of donationsOf(store, personId, personId)) closeOpen(handOverOf(call, id));
  for (const request of store.requests) {
    if (request.askerId !== personId || hasEnded(request.state)) continue;
    cancel(handOverOf(call, request.donationId), request, { isDonor: false, reason: '' });
  }
}
