import type { OwnDonation } from '../../../members/donation.js';
import { makeUpdateDonationSchema } from '../../../members/donationInput.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import {
  donationTransitions,
  editableStates,
  hasEnded,
  type DonationState,
  type DonationTransition,
} from '../../../members/states.js';
import { jsonResponse } from '../http.js';
import { asListed } from '../store.js';
import { readId, notYours, readBody, writer, wrongState, type MemberCall } from './call.js';
import { findHandOver } from './visibleDonations.js';
import { closeOpen, setStatus, type HandOver } from './handOver.js';
import { once } from './once.js';

/** Time that a donation is offered, in ms. */
const listingTime = 90 * 86_400_000;

/** Returns a donation in its donor's view. */
export function ownView({ store, donation }: HandOver): OwnDonation {
  const start = store.renewed.get(donation.id) ?? new Date(donation.createdAt);
  const hidden = store.hidden.get(donation.id);
  return {
    ...asListed(donation),
    expiresAt: new Date(start.getTime() + listingTime).toISOString(),
    requests: store.requests.filter(({ donationId, state }) => donationId === donation.id && !hasEnded(state)).length,
    ...(hidden && { hiddenFor: hidden.reason }),
  };
}

/** Returns a donation of the caller. Throws a `HttpError` (401, 403, 404). */
function ownHandOver(call: MemberCall): HandOver {
  const { id } = writer(call);
  const handOver = findHandOver(call, readId(call));
  if (handOver.donation.userId !== id) throw notYours();
  return handOver;
}

function requireState({ donation }: HandOver, states: readonly DonationState[]): void {
  if (!states.some((state) => state === donation.status)) throw wrongState();
}

/** A call that moves a donation along the contract's table. */
function step(name: DonationTransition, work: (handOver: HandOver) => void) {
  return async (call: MemberCall): Promise<Response> => {
    const handOver = ownHandOver(call);
    const sent = await readBody(call, endpoints.renewDonation.body);
    const answer = once(call, sent, () => {
      const { from, to } = donationTransitions[name];
      requireState(handOver, from);
      setStatus(handOver, to);
      work(handOver);
      return ownView(handOver);
    });
    return jsonResponse(200, answer);
  };
}

/** The calls about donations of one's own. */
export const ownDonationHandlers = {
  async updateDonation(call: MemberCall) {
    const { store } = call;
    const handOver = ownHandOver(call);
    const sent = await readBody(call, makeUpdateDonationSchema(store.categories));
    const answer = once(call, sent, () => {
      requireState(handOver, editableStates);
      const { donation } = handOver;
      const { place, ...fields } = sent;
      const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      handOver.donation = { ...donation, ...changed, ...place };
      store.donations = store.donations.map((one) => (one.id === donation.id ? handOver.donation : one));
      return ownView(handOver);
    });
    return jsonResponse(200, answer);
  },

  withdrawDonation: step('withdraw', closeOpen),
  markGiven: step('give', closeOpen),
  renewDonation: step('renew', ({ store, donation, now }) => store.renewed.set(donation.id, now)),
};
