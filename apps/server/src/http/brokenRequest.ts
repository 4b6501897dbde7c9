import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOf } from '../startError.js';
import { messages } from './messages.js';

const refusals: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: messages.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: messages.tooSlow },
};

/** Answers what never became a request: broken grammar, endless heads, a client that is too slow. Then cuts the line. */
export function answerBrokenRequest(error: Error, socket: Duplex): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = refusals[codeOf(error) ?? ''] ?? { status: 400, message: messages.badRequest };
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
