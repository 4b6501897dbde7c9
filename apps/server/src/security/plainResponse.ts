import { securityHeadersFor } from './headers.js';

export interface PlainResponse {
  headers: Record<string, string | number>;
  body: string;
}

export interface PlainOptions {
  requestId: string;
  /** Whether visitors come over https. */
  https: boolean;
  headers?: Record<string, string>;
}

/** A refusal for what never reaches the app, with the headers that every response carries. The connection closes after it. */
export function plainResponse(message: string, { requestId, https, headers = {} }: PlainOptions): PlainResponse {
  const body = JSON.stringify({ message });
  return {
    body,
    headers: {
      ...securityHeadersFor({ https }),
      'X-Request-Id': requestId,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    },
  };
}
