import { knownCategories } from '../../contract/category.js';
import type { StoredMessage } from '../../contract/sendMessage.js';
import type { Donation } from '../../contract/donation.js';
import { chatStreamEndpoints, endpoints } from '../../contract/endpoints.js';
import { listingCalls } from '../../contract/listing.js';
import { donationFixtures } from '../donationFixtures.js';
import { createEngine, type Engine } from './engine.js';
import type { Fault } from './faults.js';
import { chatHandlers, type FakeAnswer } from './chat.js';
import { handlers } from './handlers.js';
import { listingHandlers } from './listing.js';
import type { Store } from './store.js';

export interface FakeBackendOptions {
  /** Donations at first; `donationFixtures` by default. */
  donations?: readonly Donation[] | undefined;
  categories?: readonly string[] | undefined;
  /** Earlier messages of chats. */
  messages?: readonly StoredMessage[] | undefined;
  /** Answer of the assistant to every message. */
  answer?: FakeAnswer | undefined;
  /** Whether answers of the assistant are streamed; a server need not support it. */
  streams?: boolean | undefined;
  /** Time of each answer, in ms. */
  delay?: number | undefined;
  faults?: readonly Fault[] | undefined;
  /** Whether the totals of searches are estimates, as on a server with very many donations. */
  estimates?: boolean | undefined;
  /** Whether listing a donation needs an account. */
  needsAccount?: boolean | undefined;
  /** The server's clock. */
  now?: (() => Date) | undefined;
}

export interface FakeBackend extends Engine {
  /** Current donations. */
  readonly donations: readonly Donation[];
  readonly messages: readonly StoredMessage[];
  /** Removes a donation, as its donor or the server would. */
  remove(id: number): void;
}

const answers = { ...handlers, ...chatHandlers, ...listingHandlers };

/** The spec's own calls in memory: for stories and tests, and for trying a widget without a server. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const { now = () => new Date(), delay, faults } = options;
  const store = createStore(options);
  const engine = createEngine({
    table: { ...endpoints, ...chatStreamEndpoints, ...listingCalls },
    answer: ({ name, params }, request, url) => answers[name]({ request, url, params, store, now: now() }),
    delay,
    faults,
  });
  return withStore(engine, store, {});
}

/** Initial content of a fake backend. */
export function createStore(options: FakeBackendOptions): Store {
  const { categories, donations, messages, answer, streams, estimates, needsAccount } = options;
  return {
    categories: [...(categories ?? knownCategories)],
    donations: [...(donations ?? donationFixtures)],
    messages: [...(messages ?? [])],
    chat: { answer, streams: streams ?? false },
    answered: new Map(),
    isEstimating: estimates ?? false,
    needsAccount: needsAccount ?? false,
    listing: { codes: new Map(), tokens: new Map() },
  };
}

/** Makes a backend of this engine, which exposes its store and more. */
export function withStore<More extends object>(engine: Engine, store: Store, more: More): FakeBackend & More {
  return {
    ...engine,
    ...more,
    get donations() {
      return store.donations;
    },
    get messages() {
      return store.messages;
    },
    remove(id) {
      store.donations = store.donations.filter((donation) => donation.id !== id);
    },
  };
}
