import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';

const noDatabase = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A store that holds nothing; for what is not about the store. */
export function aStore(overrides: Partial<Store> = {}): Store {
  return {
    listDonations: async () => ({ donations: [], tiers: [], total: 0, isEstimate: false, hasMore: false }),
    nearbyDonations: async () => [],
    findDonations: async () => ({ donations: [], isAll: true }),
    placesNamed: async () => new Map(),
    donation: async () => undefined,
    donationsWithIds: async () => [],
    newestId: async () => 0,
    listedDonations: async () => [],
    addDonation: async (donation) => ({ id: 1, status: 'available', ...donation }),
    knownDonation: async () => undefined,
    addDonations: async () => {},
    isEmpty: async () => true,
    addPhoto: async () => true,
    photoFile: async () => undefined,
    holdPhotos: async () => [],
    messages: async () => ({ messages: [], hasMore: false }),
    addMessages: async (_, { reply }) => reply,
    deleteMessages: async () => {},
    knownReply: async () => undefined,
    take: async () => 0,
    giveBack: async () => {},
    db: noDatabase,
    transaction: async () => Promise.reject(new Error('This store has no database.')),
    change: async () => Promise.reject(new Error('This store has no database.')),
    version: async () => '0',
    tidy: async () => {},
    listen: () => ({ isOpen: () => true, opened: Promise.resolve() }),
    pool: () => undefined,
    check: async () => {},
    close: async () => {},
    ...overrides,
  };
}
