import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';

/** Such donors cannot be contacted; false if unknown. */
export async function hasNoAccount(client: Client, donorId: number): Promise<boolean> {
  try {
    const { username } = await createMembersClient(client).request('getPerson', { params: { id: donorId } });
    return username === null;
  } catch {
    return false;
  }
}
