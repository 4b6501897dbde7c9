import { endpoints } from '@clothesline/api-client/contract';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { respondToBrokenRequests, type BrokenRequestOptions } from './brokenRequest.js';
import { callerNetwork } from '../http/callerNetwork.js';
import { createSlots } from '../http/slots.js';
import { errorCode, errorReason, StartError } from '../config/startError.js';

/**
 * All in ms: timeouts for headers, bodies and photos, for photos slower than `minRate`, and for silent and idle
 * connections, followed by the interval of the checks.
 */
export const timeouts = {
  headers: 10_000,
  request: 12_000,
  photo: 60_000,
  slowPhoto: 5000,
  still: 30_000,
  idle: 5000,
  check: 1000,
};

const minRate = 10_000;

/**
 * Idle timeout in milliseconds. Must be longer than the timeout of proxies (Caddy 2 minutes, Google Cloud 10),
 * otherwise requests on a closing connection fail with a 502.
 */
const proxyIdle = 620_000;

/** How many connections may be open, in total and per network. They take a few kB each. */
const maxConnections = { all: 8000, ofOne: 2000 };

/** Maximum size of the URL and headers in bytes, twice the longest URL we accept */
export const maxHeaderSize = 32_768;

/** How long to still respond during shutdown, with `Connection: close` (in ms) */
const lingering = 1000;

/** Grace period for in-flight requests during shutdown (in ms) */
const stopTimeout = 5000;

export interface ListenOptions extends Partial<BrokenRequestOptions> {
  port: number;
  setting?: string;
  host?: string | undefined;
  timeouts?: Partial<typeof timeouts>;
  proxies?: number;
}

export interface Listening {
  port: number;
  /** Calls `drain` and waits for running requests. Resolves once all of them are done or cut off. */
  stop(drain?: () => void): Promise<void>;
}

export async function listen(
  listener: RequestListener,
  { port, setting = 'PORT', host, timeouts: own, proxies = 0, https = false, observe }: ListenOptions,
): Promise<Listening> {
  const limits = { ...timeouts, ...own };
  const { headers, photo, still, check } = limits;
  const idle = own?.idle ?? (proxies > 0 ? proxyIdle : timeouts.idle);
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: photo,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: check,
      maxHeaderSize,
      // our listener responds to this itself, with a body
      requireHostHeader: false,
    },
    listener,
  );
  server.setTimeout(still);
  respondToBrokenRequests(server, { https, observe });
  limitBodies(server, limits);
  server.maxConnections = maxConnections.all;
  const closeUnused = followUnused(server);
  if (proxies === 0) shareConnections(server);
  await listening(server, { port, host, setting });
  return { port: (server.address() as AddressInfo).port, stop: (drain) => stop(server, closeUnused, drain) };
}

/**
 * Closes requests with a body that arrives too slowly. Photos have more time but require a minimum rate, and may pause
 * while they're waiting for their turn.
 */
function limitBodies(server: Server, { request, slowPhoto, check }: typeof timeouts): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    const isPhoto = incoming.url === endpoints.uploadPhoto.path;
    const [start, before] = [performance.now(), socket.bytesRead];
    const isLate = () => {
      const since = performance.now() - start;
      return isPhoto ? socket.bytesRead - before < ((since - slowPhoto) / 1000) * minRate : since >= request;
    };
    const timer = setInterval(() => {
      // a photo can be rejected before its body has arrived
      if (!isLate() || incoming.complete || (isPhoto && outgoing.writableEnded)) return;
      clearInterval(timer);
      server.emit('clientError', timeoutError(), socket);
    }, check);
    for (const event of ['end', 'close']) incoming.once(event, () => clearInterval(timer));
    if (isPhoto) incoming.once('end', () => outgoing.writableEnded || socket.setTimeout(0));
  });
}

function timeoutError(): Error {
  return Object.assign(new Error('Timed out reading the request body.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/** Closes connections that were never used. Browsers open some in advance and Node has no timeout for them. */
function followUnused(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}

function shareConnections(server: Server): void {
  const connections = createSlots(maxConnections.all, maxConnections.ofOne);
  server.on('connection', (socket) => {
    const network = callerNetwork(socket.remoteAddress ?? '');
    if (connections.take(network)) socket.once('close', () => connections.free(network));
    else socket.destroy();
  });
}

type ListenAddress = Pick<ListenOptions, 'port' | 'host'> & { setting: string };

function listening(server: Server, at: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, at)));
    server.listen(at.port, at.host, () => resolve());
  });
}

function listenError(error: Error, { port, host, setting }: ListenAddress): StartError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use. Stop the other program, or set ${setting} to a different port.`,
      {
        cause: error,
      },
    );
  }
  if (code === 'EACCES') {
    return new StartError(`This user can't listen on port ${port}. Set ${setting} to a port above 1023.`, {
      cause: error,
    });
  }
  return new StartError(`Can't listen on ${host ?? '*'}:${port} (${errorReason(error)}).`, {
    cause: error,
  });
}

async function stop(server: Server, closeUnused: () => void, drain?: () => void): Promise<void> {
  if (drain) {
    drain();
    await wait(lingering);
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // connections that have served a request may be idle now
  const closing = setInterval(() => {
    server.closeIdleConnections();
    closeUnused();
  }, 50);
  const cut = setTimeout(() => server.closeAllConnections(), stopTimeout);
  await promise;
  clearInterval(closing);
  clearTimeout(cut);
}
