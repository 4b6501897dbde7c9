import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import type { AlertMark } from './followedSearch.js';

/** Rejects on failure. */
export async function endAlert(client: Client, { token }: Pick<AlertMark, 'token'>): Promise<void> {
  // Unconfirmed, or another device has the token.
  if (token === undefined) return;
  await createMembersClient(client).request('endAlerts', { body: { token } });
}
