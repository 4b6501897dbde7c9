import type { Donation } from '../../../contract/donation.js';
import { hasEnded } from '../../../hand-over/states.js';
import { firstNames } from '../../../members/account.js';
import { asListed } from '../store.js';
import type { MemberCall } from './call.js';
import { perform } from './handOver.js';
import { canSee, type MemberStore } from './store.js';

export function visibleDonations(store: MemberStore, personId: number, viewerId: number | undefined): Donation[] {
  return store.donations
    .filter((donation) => donation.userId === personId && canSee(store, donation, viewerId))
    .sort((one, other) => other.id - one.id)
    .map((donation) => withDonorName(store, asListed(donation)));
}

export function withDonorName({ accounts }: Pick<MemberStore, 'accounts'>, donation: Donation): Donation {
  const donor = accounts.find(({ id }) => id === donation.userId);
  const isNamed = donor !== undefined && !Object.values(firstNames).includes(donor.displayName);
  return isNamed ? { ...donation, donorName: donor.displayName } : donation;
}

export function endAll(call: Pick<MemberCall, 'store' | 'now'>, personId: number): void {
  const { store } = call;
  for (const { id } of visibleDonations(store, personId, personId)) perform(call, id, { kind: 'close' });
  for (const { id, askerId, donationId, state } of store.requests) {
    if (askerId !== personId || hasEnded(state)) continue;
    perform(call, donationId, { kind: 'cancel', requestId: id, by: 'asker' });
  }
}
