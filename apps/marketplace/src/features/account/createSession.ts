import { type Client, withAccount } from '@clothesline/api-client';
import { type Account, createMembersClient, firstNames } from '@clothesline/api-client/members';
import type { Session } from './AccountContext.js';
import { signedIn } from './signedIn.js';

/** Calls are refused if another account signs in. */
export function createSession(client: Client, account: Account): Session {
  const bound = withAccount(client, { accountId: () => account.id, onOther: signedIn.write });
  return { account, members: createMembersClient(bound) };
}

/** Ms after sign-up to request a name. */
const newFor = 900_000;

/** New, with the default name, and not being deleted. */
export function isUnnamed({ displayName, createdAt, deletedAt }: Account): boolean {
  const isNew = deletedAt === null && Date.now() - Date.parse(createdAt) < newFor;
  return isNew && Object.values(firstNames).includes(displayName);
}
