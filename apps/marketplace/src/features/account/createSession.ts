import { type Client, withAccount } from '@clothesline/api-client';
import { createMembersClient, type Account } from '@clothesline/api-client/members';
import type { Session } from './AccountContext.js';
import { signedIn } from './signedIn.js';

/** The session of an account. Its calls are refused if another account is signed in by then. */
export function createSession(client: Client, account: Account): Session {
  const bound = withAccount(client, { accountId: () => account.id, onOther: signedIn.write });
  return { account, members: createMembersClient(bound) };
}
