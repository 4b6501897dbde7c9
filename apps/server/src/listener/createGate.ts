import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequestId } from '../observe/observer.js';
import { plainResponse } from '../security/plainResponse.js';

export interface Gate {
  listener: RequestListener;
  /** From now on requests go to the listener. */
  open(listener: RequestListener): void;
  /** From now on every connection ends with its next response, so that none is closed during a request. */
  drain(): void;
}

/**
 * Answers 503 until the server is ready: the port is bound before a database is created, so that a port that is in use
 * leaves no database behind.
 */
export function createGate({ https }: { https: boolean }): Gate {
  let inner: RequestListener | undefined;
  let isDraining = false;

  function notReady({ headers: given, url }: IncomingMessage, outgoing: ServerResponse): void {
    const requestId = readRequestId(given['x-request-id']);
    const { body, headers } = plainResponse('starting', {
      requestId,
      https,
      accept: given.accept,
      // Browsers reload automatically.
      headers: { 'Retry-After': '2', Refresh: '2' },
    });
    outgoing.writeHead(url === '/healthz' ? 200 : 503, headers).end(body);
  }

  return {
    listener(incoming, outgoing) {
      if (isDraining) outgoing.setHeader('Connection', 'close');
      (inner ?? notReady)(incoming, outgoing);
    },
    open: (listener) => void (inner = listener),
    drain: () => void (isDraining = true),
  };
}
