import type { chatStreamEndpoints, Endpoint, EndpointName } from '../../contract/endpoints.js';
import type { listingCalls } from '../../contract/listing.js';
import type { MemberEndpointName, streamEndpoints } from '../../members/endpoints.js';
import { failedResponse, type Fault } from './faults.js';
import { HttpError, jsonResponse } from './http.js';
import { matchEndpoint, type Match } from './router.js';

export type AnyEndpointName =
  | EndpointName
  | MemberEndpointName
  | keyof typeof listingCalls
  | keyof typeof chatStreamEndpoints
  | keyof typeof streamEndpoints;

export interface RecordedCall {
  endpoint: AnyEndpointName | undefined;
  method: string;
  url: string;
  body: unknown;
  /** Idempotency key. */
  key: string | undefined;
  credentials: RequestCredentials;
}

/** Shared by the fake backends. */
export interface Engine {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  readonly calls: readonly RecordedCall[];
  setDelay(milliseconds: number): void;
  fail(fault: Fault): void;
  /** Clears faults; hanging calls resolve. */
  recover(endpoint?: AnyEndpointName): void;
}

export interface EngineOptions<Name extends AnyEndpointName> {
  table: Record<Name, Pick<Endpoint, 'method' | 'path'>>;
  answer: (match: Match<Name>, request: Request, url: URL) => Response | Promise<Response>;
  delay?: number | undefined;
  faults?: readonly Fault[] | undefined;
}

export function createEngine<Name extends AnyEndpointName>(options: EngineOptions<Name>): Engine {
  if (typeof Request !== 'function' || typeof Response !== 'function') {
    throw new Error(
      'The fake backend needs fetch, Request and Response, which jest-environment-jsdom removes. Use the environment jest-fixed-jsdom.',
    );
  }
  const { table } = options;
  const calls: RecordedCall[] = [];
  let delay = options.delay ?? 0;
  let faults = (options.faults ?? []).map(activeFault);

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    try {
      return await options.answer(matchEndpoint(table, request.method, url.pathname), request, url);
    } catch (error) {
      if (error instanceof HttpError) return jsonResponse(error.status, error.answer, error.headers);
      throw error;
    }
  }

  function findEndpoint(request: Request): Name | undefined {
    try {
      return matchEndpoint(table, request.method, new URL(request.url).pathname).name;
    } catch {
      return undefined;
    }
  }

  function findFault(endpoint: Name | undefined) {
    const active = faults.find(({ fault, left }) => left > 0 && (!fault.endpoint || fault.endpoint === endpoint));
    if (active) active.left -= 1;
    return active;
  }

  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    // Node's Request rejects jsdom's signals.
    const { signal, ...rest } = init ?? {};
    const request = input instanceof Request ? new Request(input, rest) : new Request(new URL(input, fakeHost), rest);
    const endpoint = findEndpoint(request);
    calls.push(await recorded(request, endpoint));
    const active = findFault(endpoint);
    const response = await orAborted(
      signal ?? request.signal,
      (async () => {
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        if (!active) return answer(request);
        return failedResponse(active.fault, () => answer(request), active.recovered);
      })(),
    );
    return request.method === 'HEAD' ? new Response(null, response) : response;
  }

  return {
    fetch,
    calls,
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

/** For relative URLs. */
export const fakeHost = 'https://clothesline.test';

function activeFault(fault: Fault) {
  // Node 20 lacks `Promise.withResolvers`.
  let recover = () => {};
  const recovered = new Promise<void>((resolve) => {
    recover = resolve;
  });
  return { fault, left: fault.times ?? Number.POSITIVE_INFINITY, recovered, recover };
}

async function recorded(request: Request, endpoint: AnyEndpointName | undefined): Promise<RecordedCall> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    endpoint,
    method: request.method,
    url: url.pathname + url.search,
    body: parsed(text),
    key: request.headers.get('Idempotency-Key') ?? undefined,
    credentials: request.credentials,
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
