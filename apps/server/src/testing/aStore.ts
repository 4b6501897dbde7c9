import type { Store } from '../store/store.js';

/** A store that holds nothing; for what is not about the store. */
export function aStore(overrides: Partial<Store> = {}): Store {
  return {
    listDonations: async () => ({ donations: [], tiers: [], total: 0, isEstimate: false, hasMore: false }),
    nearbyDonations: async () => [],
    findDonations: async () => ({ donations: [], isAll: true }),
    placesNamed: async () => new Map(),
    donation: async () => undefined,
    newestId: async () => 0,
    listedDonations: async () => [],
    addDonation: async (donation) => ({ id: 1, status: 'available', ...donation }),
    knownDonation: async () => undefined,
    addDonations: async () => {},
    isEmpty: async () => true,
    addPhoto: async () => {},
    holdPhotos: async () => [],
    messages: async () => ({ messages: [], hasMore: false }),
    addMessages: async (_, { reply }) => reply,
    knownReply: async () => undefined,
    take: async () => 0,
    version: async () => '0',
    tidy: async () => {},
    pool: () => undefined,
    check: async () => {},
    close: async () => {},
    ...overrides,
  };
}
