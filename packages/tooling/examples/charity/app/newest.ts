import { createClient } from '@clothesline/api-client';
import { host } from '../host';

/** Loads the newest donations. The result is cached for a few minutes and shared by all visitors. */
export async function loadNewest() {
  'use cache';
  const { items } = await createClient({ host }).request('listDonations', { query: { limit: 4 } });
  return items;
}
