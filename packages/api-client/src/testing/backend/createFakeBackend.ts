import { knownCategories } from '../../contract/category.js';
import type { StoredMessage } from '../../contract/sendMessage.js';
import type { Donation } from '../../contract/donation.js';
import { chatStreamEndpoints, endpoints } from '../../contract/endpoints.js';
import { listingCalls } from '../../contract/listing.js';
import { organizationCalls, type OrganizationPage } from '../../contract/organization.js';
import { donationFixtures } from '../donationFixtures.js';
import { organizationPageFixture } from '../organizationFixtures.js';
import { createEngine, type Engine } from './engine.js';
import type { Fault } from './faults.js';
import { chatHandlers, type FakeAnswer } from './chat.js';
import { handlers, organizationHandlers } from './handlers.js';
import { listingHandlers } from './listing.js';
import type { Store } from './store.js';

export interface FakeBackendOptions {
  donations?: readonly Donation[] | undefined;
  categories?: readonly string[] | undefined;
  messages?: readonly StoredMessage[] | undefined;
  answer?: FakeAnswer | undefined;
  streams?: boolean | undefined;
  /** Per response, in ms. */
  delay?: number | undefined;
  faults?: readonly Fault[] | undefined;
  /** Totals are estimates. */
  estimates?: boolean | undefined;
  needsAccount?: boolean | undefined;
  organizationPages?: readonly OrganizationPage[] | undefined;
  now?: (() => Date) | undefined;
}

export interface FakeBackend extends Engine {
  /** Current donations. */
  readonly donations: readonly Donation[];
  readonly messages: readonly StoredMessage[];
  remove(id: number): void;
}

const answers = { ...handlers, ...chatHandlers, ...listingHandlers, ...organizationHandlers };

/** An in-memory server for stories, tests and demos. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const { now = () => new Date(), delay, faults } = options;
  const store = createStore(options);
  const engine = createEngine({
    table: { ...endpoints, ...chatStreamEndpoints, ...listingCalls, ...organizationCalls },
    answer: ({ name, params }, request, url) => answers[name]({ request, url, params, store, now: now() }),
    delay,
    faults,
  });
  return withStore(engine, store, {});
}

export function createStore(options: FakeBackendOptions): Store {
  const { categories, donations, messages, answer, streams, estimates, needsAccount, organizationPages } = options;
  return {
    categories: [...(categories ?? knownCategories)],
    donations: [...(donations ?? donationFixtures)],
    messages: [...(messages ?? [])],
    chat: { answer, streams: streams ?? false },
    answered: new Map(),
    isEstimating: estimates ?? false,
    needsAccount: needsAccount ?? false,
    organizationPages: [...(organizationPages ?? [organizationPageFixture])],
    listing: { codes: new Map(), tokens: new Map() },
  };
}

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
