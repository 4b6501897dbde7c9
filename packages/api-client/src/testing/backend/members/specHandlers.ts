import type { EndpointName } from '../../../contract/endpoints.js';
import type { Call } from '../call.js';
import { handlers } from '../handlers.js';
import { tokenOwner } from '../listing.js';
import { writer, type MemberCall } from './call.js';
import { accountOf } from './sessions.js';
import { isSeenBy } from './store.js';

/** The spec's own calls where people have accounts: donors are who they are, and not everybody sees everything. */
export const specHandlers: Record<EndpointName, (call: MemberCall) => Response | Promise<Response>> = {
  ...handlers,
  listDonations: (call) => handlers.listDonations(listedFor(call)),
  listNearbyDonations: (call) => handlers.listNearbyDonations(listedFor(call)),
  getDonation: (call) => handlers.getDonation(seenFor(call)),
  createDonation(call) {
    const email = tokenOwner(call);
    const caller = email === undefined ? call.caller : accountOf(call, email);
    return handlers.createDonation({ ...call, donorId: caller && writer({ ...call, caller }).id });
  },
};

function seenFor(call: MemberCall): Call {
  const { store, caller } = call;
  const donations = store.donations.filter((donation) => isSeenBy(store, donation, caller?.id));
  return { ...call, store: { ...store, donations } };
}

/** Lists show nothing that is hidden, to its donor neither. */
function listedFor(call: MemberCall): Call {
  const seen = seenFor(call);
  const donations = seen.store.donations.filter(({ id }) => !call.store.hidden.has(id));
  return { ...seen, store: { ...seen.store, donations } };
}
