import { knownCategories } from '../../contract/category.js';
import type { StoredMessage } from '../../contract/sendMessage.js';
import type { Donation } from '../../contract/donation.js';
import type { EndpointName } from '../../contract/endpoints.js';
import { donationFixtures } from '../donationFixtures.js';
import { failedAnswer, type Fault } from './faults.js';
import { handlers } from './handlers.js';
import { jsonResponse, HttpError } from './http.js';
import { matchEndpoint } from './router.js';
import type { Store } from './store.js';

export interface FakeBackendOptions {
  /** What is listed at first; `donationFixtures` by default. */
  donations?: readonly Donation[];
  categories?: readonly string[];
  /** What was said in chats before. */
  messages?: readonly StoredMessage[];
  /** How long each answer takes, in milliseconds. */
  delay?: number;
  faults?: readonly Fault[];
  /** Whether the totals of searches are called estimates, as a server with very many donations calls them. */
  estimates?: boolean;
  /** The server's clock. */
  now?: () => Date;
}

export interface RecordedCall {
  endpoint: EndpointName | undefined;
  method: string;
  /** Path and query. */
  url: string;
  /** The JSON sent; undefined where none was. */
  body: unknown;
  /** Its `Idempotency-Key`, where it had one. */
  key: string | undefined;
  credentials: RequestCredentials;
}

export interface FakeBackend {
  /** Give it to `createClient`. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Every call so far, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** What is listed now. */
  readonly donations: readonly Donation[];
  readonly messages: readonly StoredMessage[];
  /** Takes a donation off the list, as its donor or the server would. */
  remove(id: number): void;
  setDelay(milliseconds: number): void;
  fail(fault: Fault): void;
  /** Ends all faults, or those of one call. Hanging calls then get their answer. */
  recover(endpoint?: EndpointName): void;
}

/** The whole contract in memory: for stories and tests, and for trying a widget without a server. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const now = options.now ?? (() => new Date());
  const store: Store = {
    categories: [...(options.categories ?? knownCategories)],
    donations: [...(options.donations ?? donationFixtures)],
    messages: [...(options.messages ?? [])],
    answered: new Map(),
    isEstimating: options.estimates ?? false,
  };
  const calls: RecordedCall[] = [];
  let delay = options.delay ?? 0;
  let faults = (options.faults ?? []).map(activeFault);

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    try {
      const { name, params } = matchEndpoint(request.method, url.pathname);
      return await handlers[name]({ request, url, params, store, now: now() });
    } catch (error) {
      if (error instanceof HttpError) return jsonResponse(error.status, error.answer, error.headers);
      throw error;
    }
  }

  function faultOf(endpoint: EndpointName | undefined) {
    const active = faults.find(({ fault, left }) => left > 0 && (!fault.endpoint || fault.endpoint === endpoint));
    if (active) active.left -= 1;
    return active;
  }

  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    // The signal stays out of the Request: jsdom's is not one that Node's Request takes.
    const { signal, ...rest } = init ?? {};
    const request = input instanceof Request ? new Request(input, rest) : new Request(new URL(input, fakeHost), rest);
    const call = await recorded(request);
    calls.push(call);
    const active = faultOf(call.endpoint);
    const response = await orAborted(
      signal ?? request.signal,
      (async () => {
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        if (!active) return answer(request);
        return failedAnswer(active.fault, () => answer(request), active.recovered);
      })(),
    );
    return request.method === 'HEAD' ? new Response(null, response) : response;
  }

  return {
    fetch,
    calls,
    get donations() {
      return store.donations;
    },
    get messages() {
      return store.messages;
    },
    remove(id) {
      store.donations = store.donations.filter((donation) => donation.id !== id);
    },
    setDelay(milliseconds) {
      delay = milliseconds;
    },
    fail(fault) {
      faults.push(activeFault(fault));
    },
    recover(endpoint) {
      const ended = faults.filter(({ fault }) => !endpoint || !fault.endpoint || fault.endpoint === endpoint);
      faults = faults.filter((active) => !ended.includes(active));
      for (const { recover } of ended) recover();
    },
  };
}

/** Where calls without a host go. */
export const fakeHost = 'https://clothesline.test';

function activeFault(fault: Fault) {
  const { promise: recovered, resolve: recover } = Promise.withResolvers<void>();
  return { fault, left: fault.times ?? Number.POSITIVE_INFINITY, recovered, recover };
}

async function recorded(request: Request): Promise<RecordedCall> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    endpoint: endpointOf(request, url),
    method: request.method,
    url: url.pathname + url.search,
    body: parsed(text),
    key: request.headers.get('Idempotency-Key') ?? undefined,
    credentials: request.credentials,
  };
}

function endpointOf(request: Request, url: URL): EndpointName | undefined {
  try {
    return matchEndpoint(request.method, url.pathname).name;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Rejects with the signal's reason as soon as the caller cancels, as fetch does. */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
