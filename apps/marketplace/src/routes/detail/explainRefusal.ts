import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { handOverMessages } from '../../shared/hand-over/messages.js';

/** Returns a sentence if a donor has no account and cannot be asked. Undefined if they can, or if it is unknown. */
export async function explainRefusal(client: Client, donorId: number): Promise<string | undefined> {
  try {
    const { username } = await createMembersClient(client).request('getPerson', { params: { id: donorId } });
    return username === null ? handOverMessages.noAccount : undefined;
  } catch {
    return undefined;
  }
}
