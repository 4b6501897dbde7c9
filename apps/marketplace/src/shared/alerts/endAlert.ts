import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import type { AlertMark } from '../following/followedSearch.js';

/** Ends an alert by its token, without signing in. Rejects if the call fails. */
export async function endAlert(client: Client, { token }: Pick<AlertMark, 'token'>): Promise<void> {
  await createMembersClient(client).request('endAlerts', { body: { token } });
}
