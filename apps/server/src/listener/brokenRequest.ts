import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type PlainErrorCode } from '../http/httpError.js';
import { readRequestId, type ObservedRequest } from '../observe/observer.js';
import { plainResponse } from '../security/plainResponse.js';
import { errorCode } from '../config/startError.js';

const knownErrors: Record<string, { status: number; code: PlainErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headersTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'tooSlow' },
};

export interface BrokenRequestOptions {
  https: boolean;
  observe?: ((request: ObservedRequest) => void) | undefined;
}

/**
 * Responds to malformed requests (bad syntax, endless headers, slow clients) once those before them are complete, then
 * closes the connection.
 */
export function respondToBrokenRequests(server: Server, { https, observe }: BrokenRequestOptions): void {
  const newest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, outgoing) => newest.set(socket, outgoing));
  server.on('clientError', (error, socket) => {
    const before = newest.get(socket);
    const isRunning = before !== undefined && before.req.complete && !before.closed;
    if (isRunning) before.once('close', () => respond(error, socket));
    else respond(error, socket);
  });

  function respond(error: Error, socket: Duplex): void {
    if (!socket.writable || errorCode(error) === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, code } = knownErrors[errorCode(error) ?? ''] ?? { status: 400, code: 'badRequest' as const };
    const requestId = readRequestId(undefined);
    const { headers, body } = plainResponse(code, { requestId, https, accept: readAccept(error) });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const text = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
    socket.end(text, () => socket.destroy());
    observe?.({ requestId, method: '(none)', route: '(broken)', status, milliseconds: 0 });
  }
}

function readAccept(error: Error): string | undefined {
  const text = 'rawPacket' in error && error.rawPacket instanceof Buffer ? error.rawPacket.toString('latin1') : '';
  return /\r\naccept:([^\r\n]*)/i.exec(text)?.[1];
}
