import type { Donation } from '../../../contract/donation.js';
import { HttpError } from '../http.js';
import { hasEnded } from '../../../members/states.js';
import { asListed } from '../store.js';
import type { MemberCall } from './call.js';
import { closeOpen, type HandOver } from './handOver.js';
import { cancel } from './requestRules.js';
import { canSee, type MemberStore } from './store.js';

/** Returns the current hand-over of a donation. Throws a `HttpError` (404) if the donation is missing. */
export function findHandOver({ store, now }: Pick<MemberCall, 'store' | 'now'>, id: number): HandOver {
  const donation = store.donations.find((one) => one.id === id);
  if (!donation) throw new HttpError(404, { message: 'Donation Not Found' });
  return { store, donation, now };
}

/** Returns a person's donations, newest first, in a visitor's view. */
export function visibleDonations(store: MemberStore, personId: number, viewerId: number | undefined): Donation[] {
  return store.donations
    .filter((donation) => donation.userId === personId && canSee(store, donation, viewerId))
    .sort((one, other) => other.id - one.id)
    .map(asListed);
}

/** Ends a person's own requests, and those for their donations, each with its answer. */
export function endAll(call: Pick<MemberCall, 'store' | 'now'>, personId: number): void {
  const { store } = call;
  for (const { id } of visibleDonations(store, personId, personId)) closeOpen(findHandOver(call, id));
  for (const request of store.requests) {
    if (request.askerId !== personId || hasEnded(request.state)) continue;
    cancel(findHandOver(call, request.donationId), request, { isDonor: false, reason: '' });
  }
}
