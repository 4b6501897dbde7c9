import { statfsSync } from 'node:fs';
import type { Store } from '../store.js';

/**
 * Bytes that are kept free on the embedded store's disk. PostgreSQL ends its process, which is ours, when its log cannot
 * grow; it grows by 16 MB at a time, and what was taken in has to reach the tables too.
 */
const reserve = 64 * 1024 * 1024;

/** Refuses writes while the disk is about to be full, with the system's own code for that. Reading goes on. */
export function withFreeSpace(store: Store, folder: string): Store {
  function check(): void {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= reserve) return;
    throw Object.assign(new Error('Less space is free than the store needs.'), { code: 'ENOSPC' });
  }
  return {
    ...store,
    async addDonation(donation, key) {
      check();
      return store.addDonation(donation, key);
    },
    async addDonations(donations) {
      check();
      return store.addDonations(donations);
    },
    async addMessages(sessionId, exchange, key) {
      check();
      return store.addMessages(sessionId, exchange, key);
    },
    async take(allowances) {
      check();
      return store.take(allowances);
    },
  };
}
