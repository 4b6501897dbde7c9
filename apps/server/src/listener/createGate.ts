import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequestId } from '../observe/observer.js';
import { plainResponse } from '../security/plainResponse.js';

export interface Gate {
  listener: RequestListener;
  open(listener: RequestListener): void;
  /** From now on, connections are closed after their next response. */
  drain(): void;
}

export function createGate({ https }: { https: boolean }): Gate {
  let inner: RequestListener | undefined;
  let isDraining = false;

  function notReady({ headers: given, url }: IncomingMessage, outgoing: ServerResponse): void {
    const requestId = readRequestId(given['x-request-id']);
    const { body, headers } = plainResponse('starting', {
      requestId,
      https,
      accept: given.accept,
      // makes browsers reload on their own
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
