import type { Donation } from '../../../contract/donation.js';
import { expiry } from '../../../hand-over/durations.js';
import { hasEnded } from '../../../hand-over/states.js';
import type { OwnDonation } from '../../../members/donation.js';
import { makeUpdateDonationSchema } from '../../../members/donationInput.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { jsonResponse } from '../http.js';
import { asListed } from '../store.js';
import { readId, notYours, readBody, writer, type MemberCall } from './call.js';
import { findDonation, loadDonation, perform } from './handOver.js';
import { once } from './once.js';
import { replace, type MemberStore } from './store.js';

export function ownView(store: MemberStore, donation: Donation): OwnDonation {
  const { offeredAt } = loadDonation(store, donation);
  const hidden = store.hidden.get(donation.id);
  return {
    ...asListed(donation),
    expiresAt: new Date(expiry(offeredAt, store.durations)).toISOString(),
    requests: store.requests.filter(({ donationId, state }) => donationId === donation.id && !hasEnded(state)).length,
    ...(hidden && { hiddenFor: hidden.reason }),
  };
}

/** Throws an `HttpError` (401, 403, 404). */
function ownId(call: MemberCall): number {
  const { id } = writer(call);
  const donation = findDonation(call.store, readId(call));
  if (donation.userId !== id) throw notYours();
  return donation.id;
}

function step(kind: 'give' | 'withdraw' | 'renew') {
  return async (call: MemberCall): Promise<Response> => {
    const id = ownId(call);
    const sent = await readBody(call, endpoints.renewDonation.body);
    const answer = once(call, sent, () => {
      perform(call, id, { kind });
      return ownView(call.store, findDonation(call.store, id));
    });
    return jsonResponse(200, answer);
  };
}

export const ownDonationHandlers = {
  async updateDonation(call: MemberCall) {
    const { store } = call;
    const id = ownId(call);
    const sent = await readBody(call, makeUpdateDonationSchema(store.categories));
    const answer = once(call, sent, () => {
      perform(call, id, { kind: 'edit' });
      const { place, ...fields } = sent;
      const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return ownView(store, replace(store.donations, { ...findDonation(store, id), ...changed, ...place }));
    });
    return jsonResponse(200, answer);
  },

  withdrawDonation: step('withdraw'),
  markGiven: step('give'),
  renewDonation: step('renew'),
};
