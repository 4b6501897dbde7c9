import { afterAll, beforeAll, describe } from 'vitest';
import { describeAccounts } from './accounts.js';
import { describeAsking } from './asking.js';
import { describeDeletion } from './deletion.js';
import { describeEvents } from './events.js';
import { describeListing } from './listing.js';
import { describeModeration } from './moderation.js';
import { describeNotices } from './notices.js';
import { describeOrganizations } from './organizations.js';
import { describeOwnDonations } from './ownDonations.js';
import { describePasskeys } from './passkeys.js';
import { describePush } from './push.js';
import { describeSecurity } from './security.js';
import { describeSignIn } from './signIn.js';
import { describeSteps } from './steps.js';
import { describeWishes } from './wishes.js';
import { createMembersApi, type MembersApi, type MembersTarget } from './support.js';

export type { MembersTarget };

/**
 * Tests a server against the contract of accounts and hand-overs. `setup` starts one server for the suite. Deletes
 * created accounts, except the moderator's.
 */
export function describeMembersConformance(name: string, setup: () => MembersTarget | Promise<MembersTarget>): void {
  describe(`${name} conforms to the contract of accounts and hand-overs`, () => {
    let api: MembersApi | undefined;
    beforeAll(async () => {
      api = createMembersApi(await setup());
    });
    afterAll(async () => {
      try {
        await api?.leave();
      } finally {
        await api?.target.stop?.();
      }
    });

    const current = () => {
      if (!api) throw new Error('The server did not start.');
      return api;
    };
    describeSignIn(current);
    describeSecurity(current);
    describePasskeys(current);
    describeAccounts(current);
    describeDeletion(current);
    describeAsking(current);
    describeSteps(current);
    describeOwnDonations(current);
    describeNotices(current);
    describePush(current);
    describeModeration(current);
    describeOrganizations(current);
    describeEvents(current);
    describeListing(current);
    describeWishes(current);
  });
}
