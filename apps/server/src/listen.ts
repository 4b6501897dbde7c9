import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBrokenRequest } from './http/brokenRequest.js';
import { codeOf, reasonOf, StartError } from './startError.js';

/** Milliseconds until a slow client is cut: for the heads, for the whole request, for a still connection, for an idle one. */
export const patience = { headers: 10_000, request: 12_000, still: 30_000, idle: 5000, check: 1000 };

/** Milliseconds that running requests have to finish when the server stops. */
const stopPatience = 5000;

export interface ListenOptions {
  port: number;
  /** All addresses of the machine where it is missing. */
  host?: string | undefined;
  patience?: Partial<typeof patience>;
}

export interface Listening {
  /** The port that it really has; another than asked for where that was 0. */
  port: number;
  /** Takes no new request, finishes those that run, and resolves when all are done or cut. */
  stop(): Promise<void>;
}

/** Answers HTTP. Throws a `StartError` where the port cannot be had. */
export async function listen(
  listener: RequestListener,
  { port, host, patience: own }: ListenOptions,
): Promise<Listening> {
  const { headers, request, still, idle, check } = { ...patience, ...own };
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: check,
    },
    listener,
  );
  server.setTimeout(still);
  server.on('clientError', answerBrokenRequest);
  await listening(server, port, host);
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

function listening(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, port, host)));
    server.listen(port, host, () => resolve());
  });
}

function refusal(error: Error, port: number, host: string | undefined): StartError {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use; stop what runs there, or set PORT to another.`, {
      cause: error,
    });
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user; set PORT to one above 1023.`, { cause: error });
  }
  return new StartError(`The server cannot listen at ${host ?? '*'}:${port} (${reasonOf(error)}).`, { cause: error });
}

async function stop(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that was busy a moment ago is idle the next, and would be kept for its caller's next request.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), stopPatience);
  await promise;
  clearInterval(closing);
  clearTimeout(cut);
}
