import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readRequestId } from '../observe/observer.js';
import { plainResponse } from '../security/plainResponse.js';

export interface Gate {
  listener: RequestListener;
  /** From now on requests go to the listener. */
  open(listener: RequestListener): void;
  /** From now on every connection ends with its next response, so that none is cut while a request is on its way. */
  drain(): void;
}

/** Answers 503 until the server is ready: the port is bound before a store is made, so that a taken port leaves none behind. */
export function createGate({ https }: { https: boolean }): Gate {
  let inner: RequestListener | undefined;
  let isDraining = false;

  function notReady({ headers: given, url }: IncomingMessage, outgoing: ServerResponse): void {
    const requestId = readRequestId(given['x-request-id']);
    const { body, headers } = plainResponse('starting', {
      requestId,
      https,
      accept: given.accept,
      // A browser that shows the page asks again by itself.
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
