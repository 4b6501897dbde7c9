import type { Store } from '../store.js';

/** Calls `check` before each write, which it refuses by throwing. Reading goes on. */
export function guardWrites(store: Store, check: () => void): Store {
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
    async addPhoto(photo) {
      check();
      return store.addPhoto(photo);
    },
    async holdPhotos(hashes) {
      check();
      return store.holdPhotos(hashes);
    },
    async addMessages(sessionId, exchange, key) {
      check();
      return store.addMessages(sessionId, exchange, key);
    },
    async transaction(work, options) {
      check();
      return store.transaction(work, options);
    },
    async take(allowances) {
      check();
      return store.take(allowances);
    },
  };
}
