import type { Client } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';

/** Whether the donor never created an account and can't be contacted. Falls back to `false` if unknown. */
export async function hasNoAccount(client: Client, donorId: number): Promise<boolean> {
  try {
    const { username } = await createMembersClient(client).request('getPerson', { params: { id: donorId } });
    return username === null;
  } catch {
    return false;
  }
}
