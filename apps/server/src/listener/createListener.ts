import { getRequestListener, RequestError } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress } from '../http/callerAddress.js';
import type { App, Environment } from '../http/environment.js';
import { callerNetwork } from '../http/callerNetwork.js';
import { createSlots } from '../http/slots.js';
import { createUnreadLimit } from '../http/unreadLimit.js';
import { readRequestId, type ObservedRequest } from '../observe/observer.js';
import { plainResponse } from '../security/plainResponse.js';

export interface ListenerOptions {
  app: App;
  /** Number of trusted proxies in front of the server. */
  proxies?: number;
  https?: boolean;
  capacity?: Partial<Capacity>;
  observe?: (request: ObservedRequest) => void;
  onOverload?: () => void;
  onError?: (error: unknown) => void;
}

export interface Capacity {
  /** Concurrent requests. For a small machine, this is about half a second of work. */
  running: number;
  receiving: number;
  unreadBytes: number;
}

const standardCapacity: Capacity = { running: 500, receiving: 1000, unreadBytes: 64 * 1024 * 1024 };

const longestAddress = 16_384;

const rejections = {
  400: ['badRequest', {}],
  414: ['addressTooLong', {}],
  503: ['busy', { 'Retry-After': '1' }],
} as const;

/** Delay in milliseconds before rejecting a request, since some clients retry immediately */
const refusalDelay = 250;

const share = 0.1;

export interface Listener {
  (incoming: IncomingMessage, outgoing: ServerResponse): void;
  running(): number;
}

const alwaysAnswered = new Set(['/healthz', '/readyz']);

/**
 * Protects the app from overload by limiting concurrent requests, incoming bodies and unread bytes. A request only
 * counts as running once its body has arrived.
 */
export function createListener({
  app,
  proxies = 0,
  https = false,
  capacity,
  observe,
  onOverload,
  onError,
}: ListenerOptions): Listener {
  const most = { ...standardCapacity, ...capacity };
  const running = createSlots(most.running, Math.ceil(most.running * share));
  const receiving = createSlots(most.receiving, Math.ceil(most.receiving * share));
  const limitUnread = createUnreadLimit(most.unreadBytes);

  /** Takes a slot until the response is closed and all of its work is done. Returns `false` if no slots are left. */
  function start(exchange: Exchange, network: string): boolean {
    if (!running.take(network)) return false;
    exchange.stopRunning = once(() => running.free(network));
    void exchange.over.promise.then(exchange.stopRunning);
    return true;
  }

  function receive({ incoming, outgoing }: Exchange, network: string): boolean {
    if (!receiving.take(network)) return false;
    const free = once(() => receiving.free(network));
    incoming.once('end', free);
    outgoing.once('close', free);
    return true;
  }

  const bindings = new WeakMap<object, Environment['Bindings']>();
  const pass = getRequestListener((request, env) => app.fetch(request, bindings.get(env.incoming)), { errorHandler });

  /** Handles malformed URLs, and failures that the app's own error handler doesn't see. */
  function errorHandler(error: unknown): Response {
    const status = error instanceof RequestError ? 400 : 500;
    if (status === 500) onError?.(error);
    const requestId = readRequestId(undefined);
    const { body, headers } = plainResponse(status === 400 ? 'badRequest' : 'failed', {
      requestId,
      https,
    });
    observe?.({ requestId, method: '(none)', route: '(broken)', status, milliseconds: 0 });
    return new Response(body, { status, headers: headers as Record<string, string> });
  }

  async function respond(exchange: Exchange, network: string, startRunning?: () => boolean): Promise<void> {
    const { incoming, outgoing } = exchange;
    bindings.set(incoming, {
      address: callerAddress(incoming, proxies),
      startRunning,
      stopRunning: () => exchange.stopRunning(),
      hold: (work) => exchange.held.push(work.catch(() => {})),
    });
    await pass(incoming, outgoing);
    limitUnread(outgoing, network);
  }

  function reject({ incoming, outgoing }: Exchange, status: keyof typeof rejections): void {
    const requestId = readRequestId(incoming.headers['x-request-id']);
    const { accept } = incoming.headers;
    const [message, more] = rejections[status];
    const { body, headers } = plainResponse(message, { requestId, https, accept, headers: more });
    outgoing.writeHead(status, headers).end(body);
    observe?.({ requestId, method: incoming.method ?? '', route: '(refused)', status, milliseconds: 0 });
  }

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const exchange: Exchange = { incoming, outgoing, over: Promise.withResolvers(), held: [], stopRunning: () => {} };
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    if (hostLines(incoming) !== 1) return reject(exchange, 400);
    if ((incoming.url ?? '').length > longestAddress) return reject(exchange, 414);
    const network = callerNetwork(callerAddress(incoming, proxies) ?? '');
    const isProbe = alwaysAnswered.has(incoming.url ?? '');
    const withBody = hasBody(incoming);
    const isTaken = isProbe || (withBody ? receive(exchange, network) : start(exchange, network));
    if (!isTaken) {
      onOverload?.();
      setTimeout(() => reject(exchange, 503), refusalDelay);
      return;
    }
    const startRunning = withBody && !isProbe ? () => start(exchange, network) : undefined;
    void respond(exchange, network, startRunning)
      .catch((error: unknown) => {
        onError?.(error);
        outgoing.destroy();
      })
      .then(() => closed)
      .then(() => Promise.all(exchange.held))
      .then(() => exchange.over.resolve());
  };
  return Object.assign(listener, { running: running.taken });
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  over: PromiseWithResolvers<void>;
  held: Promise<unknown>[];
  stopRunning: () => void;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Node accepts repeated `Host` headers, but RFC 9112 requires a 400. */
function hostLines({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}
