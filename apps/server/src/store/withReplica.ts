import type { Store } from './store.js';

/** Milliseconds until a replica that failed is asked again. */
const retryDelay = 5000;

/**
 * Reads donations from a replica, everything else from the primary: a chat has to see what was just said. A donation
 * that the replica does not know yet is asked of the primary; so is everything while the replica is away.
 */
export function withReplica(primary: Store, replica: Store, onFailure: (error: Error) => void): Store {
  let retryAt = 0;

  async function read<Result>(ask: (store: Store) => Promise<Result>): Promise<Result> {
    if (Date.now() < retryAt) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      retryAt = Date.now() + retryDelay;
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
    donationsWithIds: (ids) => read((store) => store.donationsWithIds(ids)),
    newestId: () => read((store) => store.newestId()),
    listedDonations: (ids) => read((store) => store.listedDonations(ids)),
    // Of the store that is read: the replica may be behind the primary's version.
    version: () => read(async (store) => `${store === replica ? 'replica' : 'primary'} ${await store.version()}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
