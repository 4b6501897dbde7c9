import type { EndpointName } from '../../../contract/endpoints.js';
import type { Call } from '../call.js';
import { handlers } from '../handlers.js';
import { tokenOwner } from '../listing.js';
import { writer, type MemberCall } from './call.js';
import { findAccount } from './sessions.js';
import { canSee } from './store.js';
import { withDonorName } from './visibleDonations.js';

/** The spec's calls with accounts. */
export const specHandlers: Record<EndpointName, (call: MemberCall) => Response | Promise<Response>> = {
  ...handlers,
  listDonations: (call) => handlers.listDonations(dropHidden(call)),
  listNearbyDonations: (call) => handlers.listNearbyDonations(dropHidden(call)),
  getDonation: (call) => handlers.getDonation(viewSeen(call)),
  createDonation(call) {
    const email = tokenOwner(call);
    const caller = email === undefined ? call.caller : findAccount(call, email);
    return handlers.createDonation({ ...call, donorId: caller && writer({ ...call, caller }).id });
  },
};

function viewSeen(call: MemberCall): Call {
  const { store, caller } = call;
  const seen = store.donations.filter((donation) => canSee(store, donation, caller?.id));
  const donations = seen.map((donation) => withDonorName(store, donation));
  return { ...call, store: { ...store, donations } };
}

/** Even from their donor. */
function dropHidden(call: MemberCall): Call {
  const seen = viewSeen(call);
  const donations = seen.store.donations.filter(({ id }) => !call.store.hidden.has(id));
  return { ...seen, store: { ...seen.store, donations } };
}
