import { createClient } from '@clothesline/api-client';
import { host } from '../host';

/** Loads the newest donations, for all visitors of the next minutes. */
export async function loadNewest() {
  'use cache';
  const { items } = await createClient({ host }).request('listDonations', { query: { limit: 4 } });
  return items;
}
