import type { Store } from './store.js';

/** Milliseconds for which a replica that failed is left alone. */
const rest = 5000;

/**
 * Reads donations from a replica, everything else from the primary: a chat has to see what was just said. A donation
 * that the replica does not know yet is asked of the primary; so is everything while the replica is away.
 */
export function withReplica(primary: Store, replica: Store, onFailure: (error: Error) => void): Store {
  let restsUntil = 0;

  async function read<Result>(ask: (store: Store) => Promise<Result>): Promise<Result> {
    if (Date.now() < restsUntil) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      restsUntil = Date.now() + rest;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      return ask(primary);
    }
  }

  return {
    ...primary,
    listDonations: (query) => read((store) => store.listDonations(query)),
    nearbyDonations: (query) => read((store) => store.nearbyDonations(query)),
    findDonations: (query) => read((store) => store.findDonations(query)),
    placesNamed: (names) => read((store) => store.placesNamed(names)),
    donation: async (id) => (await read((store) => store.donation(id))) ?? primary.donation(id),
    // Of the store that is read: an answer kept under the primary's version could be older than that.
    version: () => read(async (store) => `${store === replica ? 'replica' : 'primary'} ${await store.version()}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
