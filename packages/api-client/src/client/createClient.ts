import { calls, type Call, type Route } from '../contract/calls.js';
import type { endpoints } from '../contract/endpoints.js';
import { ApiError, FetchError, NetworkError } from './errors.js';
import { loadReader } from './loadReader.js';
import type { ResponseOf, ArgumentsOf, EndpointTable } from './types.js';
import { buildUrl, normalHost, type Parts } from './url.js';
import { withTimeout } from './withTimeout.js';

/** The default timeout, in ms. */
const standardTimeout = 20_000;

export interface ClientOptions {
  /** The server's origin, e.g. `https://api.example.org`. Use '' for the page's origin. */
  host: string;
  /** A custom `fetch` implementation. Defaults to the global `fetch`. */
  fetch?: ((input: string, init?: RequestInit) => Promise<Response>) | undefined;
  /**
   * The credentials mode of `fetch`. Defaults to 'same-origin'. Set it to 'include' if the site is listed in the
   * server's `ALLOWED_ORIGINS`.
   */
  credentials?: RequestCredentials | undefined;
}

export interface Client<Table extends EndpointTable = typeof endpoints> {
  readonly host: string;
  /** The `fetch` function of this client. Pass it on when creating clients for other endpoint tables. */
  readonly fetch: NonNullable<ClientOptions['fetch']>;
  /**
   * Makes a call and returns the validated response. Rejects with `ApiError`, `ResponseError` or `NetworkError`
   * (wrapped in a `FetchError` if the spec defines a message for the call), or with the reason of an aborted signal.
   * Times out after 20 s (60 s for a new donation, 120 s for a photo). Failed calls are never retried.
   */
  request<Name extends keyof Table & string>(
    name: Name,
    ...input: ArgumentsOf<Table[Name]>
  ): Promise<ResponseOf<Table[Name]>>;
}

interface AnyInput {
  params?: Parts | undefined;
  query?: Parts | undefined;
  body?: unknown;
  file?: Blob | undefined;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface TableOption<Table extends EndpointTable> {
  table?: Record<keyof Table & string, Route | Call> | undefined;
}

/**
 * Creates a client for a server. Pass `table` to replace the default endpoints. Throws a `TypeError` if the host is
 * invalid.
 */
export function createClient<Table extends EndpointTable = typeof endpoints>({
  host,
  fetch = platformFetch,
  credentials = 'same-origin',
  table,
}: ClientOptions & TableOption<Table>): Client<Table> {
  const base = normalHost(host);
  const routes: Record<keyof Table & string, Route | Call> = table ?? (calls as Record<string, Route>);

  async function call(name: string, endpoint: Route | Call, input: AnyInput): Promise<unknown> {
    const { params, query, file, key, signal } = input;
    const body = file ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
    const { method, path } = endpoint;
    const url = buildUrl(base, path, params, query);
    const late = () => new NetworkError(`The server did not answer ${method} ${path} in time.`);
    return withTimeout(endpoint.timeout ?? standardTimeout, signal, late, async (signal) => {
      const reader = answered(signal, loadReader, (cause) => new NetworkError('Failed to load a module.', { cause }));
      // otherwise, a failed import could make a successful write look failed
      if (method !== 'GET') await reader;
      reader.catch(() => {});
      const response = await answered(
        signal,
        () =>
          fetch(url, {
            method,
            credentials,
            // after a redirect, the write would be sent as a GET
            ...(method !== 'GET' && { redirect: 'error' }),
            headers: {
              Accept: 'application/json',
              ...(body !== undefined && { 'Content-Type': file?.type ?? 'application/json' }),
              ...(key && { 'Idempotency-Key': key }),
            },
            ...(body !== undefined && { body }),
            signal,
          }),
        (cause) => new NetworkError(`The server did not answer ${method} ${path}.`, { cause }),
      );
      if (!response.ok) {
        throw new ApiError(response, await response.text().catch(() => ''));
      }
      const text = await answered(
        signal,
        () => response.text(),
        (cause) => new NetworkError(`The response to ${method} ${path} was cut off.`, { cause }),
      );
      const { readResponse } = await reader;
      return readResponse(name, endpoint, text, response);
    });
  }

  return {
    host: base,
    fetch,
    async request(name, ...[input]) {
      const endpoint = routes[name];
      try {
        // TypeScript can't relate a generic name to its input and response
        return (await call(name, endpoint, input ?? {})) as ResponseOf<Table[typeof name]>;
      } catch (cause) {
        if (input?.signal?.aborted || !endpoint.failure) throw cause;
        throw new FetchError(endpoint.failure, { cause });
      }
    },
  };
}

/** Looks up `fetch` on every call so that it can be replaced later, e.g. by tests. */
function platformFetch(input: string, init?: RequestInit): Promise<Response> {
  return globalThis.fetch(input, init);
}

/** Runs a single step of a call. Failures are converted by `explain`, unless the caller aborted. */
async function answered<Result>(
  signal: AbortSignal | undefined,
  step: () => Promise<Result>,
  explain: (cause: unknown) => Error,
): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    throw signal?.aborted ? cause : explain(cause);
  }
}
