import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import type { AlertMark } from './followedSearch.js';

/** Ends an alert by its token, without signing in. Rejects if the call fails. */
export async function endAlert(client: Client, { token }: Pick<AlertMark, 'token'>): Promise<void> {
  // Without a token the address was never confirmed here: the alert sends no mails, or another device has the token.
  if (token === undefined) return;
  await createMembersClient(client).request('endAlerts', { body: { token } });
}
