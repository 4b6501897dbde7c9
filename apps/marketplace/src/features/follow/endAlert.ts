import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import type { AlertMark } from './followedSearch.js';

export async function endAlert(client: Client, { token }: Pick<AlertMark, 'token'>): Promise<void> {
  // no token means that it's unconfirmed or was set up on another device
  if (token === undefined) return;
  await createMembersClient(client).request('endAlerts', { body: { token } });
}
