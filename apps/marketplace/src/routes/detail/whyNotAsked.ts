import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { handOverMessages } from '../../shared/hand-over/messages.js';

/** Why nobody can ask a donor, in a sentence: they have no account. Undefined where they can, and where nobody knows. */
export async function whyNotAsked(client: Client, donorId: number): Promise<string | undefined> {
  try {
    const { username } = await createMembersClient(client).request('getPerson', { params: { id: donorId } });
    return username === null ? handOverMessages.noAccount : undefined;
  } catch {
    return undefined;
  }
}
