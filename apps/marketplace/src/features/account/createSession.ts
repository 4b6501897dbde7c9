import { type Client, withAccount } from '@clothesline/api-client';
import { type Account, createMembersClient, firstNames } from '@clothesline/api-client/members';
import type { Session } from './AccountContext.js';
import { signedIn } from './signedIn.js';

/** The session of an account. Its calls are refused if another account is signed in by then. */
export function createSession(client: Client, account: Account): Session {
  const bound = withAccount(client, { accountId: () => account.id, onOther: signedIn.write });
  return { account, members: createMembersClient(bound) };
}

/** Ms after which an account is no longer new: its owner has been asked for a name. */
const newFor = 900_000;

/** Whether an account is new and has the default name, and is not being deleted. */
export function isUnnamed({ displayName, createdAt, deletedAt }: Account): boolean {
  const isNew = deletedAt === null && Date.now() - Date.parse(createdAt) < newFor;
  return isNew && Object.values(firstNames).includes(displayName);
}
