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
  /** What is listed at first; `donationFixtures` by default. */
  donations?: readonly Donation[] | undefined;
  categories?: readonly string[] | undefined;
  /** What was said in chats before. */
  messages?: readonly StoredMessage[] | undefined;
  /** What the assistant answers, whatever it is asked. */
  answer?: FakeAnswer | undefined;
  /** Whether answers of the assistant come part by part; a server need not be able to. */
  streams?: boolean | undefined;
  /** How long each answer takes, in milliseconds. */
  delay?: number | undefined;
  faults?: readonly Fault[] | undefined;
  /** Whether the totals of searches are called estimates, as a server with very many donations calls them. */
  estimates?: boolean | undefined;
  /** Whether listing a donation needs an account. */
  needsAccount?: boolean | undefined;
  /** The server's clock. */
  now?: (() => Date) | undefined;
}

export interface FakeBackend extends Engine {
  /** What is listed now. */
  readonly donations: readonly Donation[];
  readonly messages: readonly StoredMessage[];
  /** Takes a donation off the list, as its donor or the server would. */
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

/** What a fake backend holds at first. */
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

/** A backend of this engine, which shows what it holds, and can do more. */
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
