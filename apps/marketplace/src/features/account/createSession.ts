import { type Client, withAccount } from '@clothesline/api-client';
import { type Account, createMembersClient, firstNames } from '@clothesline/api-client/members';
import type { Session } from './AccountContext.js';
import { sessionEnded, signedIn } from './signedIn.js';

/** The session's calls fail if a different account signs in meanwhile. */
export function createSession(client: Client, account: Account): Session {
  const bound = withAccount(client, {
    accountId: () => account.id,
    onOther: signedIn.write,
    onEnded: () => globalThis.dispatchEvent(new Event(sessionEnded)),
  });
  return { account, members: createMembersClient(bound) };
}

/** Time after sign-up during which we still prompt for a name (in ms) */
const newFor = 900_000;

/** Only prompt new accounts that still have a default name and aren't scheduled for deletion. */
export function isUnnamed({ displayName, createdAt, deletedAt }: Account): boolean {
  const isNew = deletedAt === null && Date.now() - Date.parse(createdAt) < newFor;
  return isNew && Object.values(firstNames).includes(displayName);
}
