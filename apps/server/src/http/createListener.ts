import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress } from './callerAddress.js';
import { requestIdOf, type ObservedRequest } from '../observe/observer.js';
import { createAnswerCache, sendKept } from './answerCache.js';
import { batched } from './batched.js';
import type { App } from './environment.js';
import { messages } from './messages.js';

export interface ListenerOptions {
  app: App;
  /** Proxies of one's own between the callers and this server. */
  proxies?: number;
  /** Bytes of answers kept in memory; 0 keeps none. */
  cacheBytes?: number;
  /** The version of what the answers are made from; see `Store.version`. */
  version?: () => Promise<string>;
  /** Requests that may run at once. */
  maxRunning?: number;
  observe?: (request: ObservedRequest) => void;
  onTurnedAway?: () => void;
}

export interface Listener {
  (incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** How many requests run. */
  running(): number;
}

/** Half a second's work for the embedded store: who comes when so many wait is better told to come again. */
const runningAtMost = 500;

/** What stands between the sockets and the app: a kept answer where it still holds, a quick no where too many wait. */
export function createListener({
  app,
  proxies = 0,
  cacheBytes = 0,
  version,
  maxRunning = runningAtMost,
  observe,
  onTurnedAway,
}: ListenerOptions): Listener {
  const cache = createAnswerCache({ capacity: version ? cacheBytes : 0 });
  // One question for all who wait together; and their answers leave together, which takes a quarter less than one by one.
  const currentVersion = version && batched(version);
  /** Answers being made, each for one version: who asks for the same waits for it. */
  const making = new Map<string, Promise<void>>();
  const makes = new WeakMap<IncomingMessage, { key: string; version: string }>();
  let running = 0;

  const respond = getRequestListener(async (request, env) => {
    const incoming = env.incoming as IncomingMessage; // This server speaks HTTP/1.1 alone.
    let route = '(none)';
    const response = await app.fetch(request, {
      address: callerAddress(incoming, proxies),
      isDirect: proxies === 0 && incoming.headers['x-forwarded-for'] === undefined,
      onRoute: (name: string) => (route = name),
    });
    const made = makes.get(incoming);
    if (!made || response.status !== 200) return response;
    const body = Buffer.from(await response.arrayBuffer());
    cache.put(made.key, { version: made.version, route, response, body });
    return new Response(body, { status: 200, headers: response.headers });
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const key = cache.keyOf(incoming);
    if (key === undefined || !currentVersion) return respond(incoming, outgoing);
    const start = performance.now();
    let current: string;
    try {
      current = await currentVersion();
    } catch {
      return respond(incoming, outgoing); // A store that is away is for the app to tell.
    }
    let found = cache.get(key, current);
    const name = `${current}\n${key}`;
    if (!found && making.has(name)) {
      await making.get(name);
      found = cache.get(key, current);
    }
    if (found) {
      const requestId = requestIdOf(incoming.headers['x-request-id']);
      const status = sendKept(incoming, outgoing, found, requestId);
      observe?.({ requestId, method: 'GET', route: found.route, status, milliseconds: performance.now() - start });
      return;
    }
    makes.set(incoming, { key, version: current });
    const made = respond(incoming, outgoing);
    making.set(name, made);
    try {
      await made;
    } finally {
      making.delete(name);
    }
  }

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (running >= maxRunning && incoming.url !== '/healthz') {
      onTurnedAway?.();
      turnAway(outgoing);
      return;
    }
    running += 1;
    outgoing.once('close', () => (running -= 1));
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  };
  return Object.assign(listener, { running: () => running });
}

/** Says quickly that too many wait. The line is cut: what the caller still sends would have to be read. */
function turnAway(outgoing: ServerResponse): void {
  const body = JSON.stringify({ message: messages.busy });
  outgoing.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Retry-After': '1',
    Connection: 'close',
  });
  outgoing.end(body);
}
