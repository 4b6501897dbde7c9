import { toText, type PlainErrorCode } from '../http/httpError.js';
import { standardSecurityHeaders } from './headers.js';

export interface PlainResponse {
  headers: Record<string, string | number>;
  body: string;
}

export interface PlainOptions {
  requestId: string;
  /** The `Accept` header. Browsers get an HTML page and everything else JSON. */
  accept?: string | undefined;
  https: boolean;
  headers?: Record<string, string>;
}

/** Rejects a request before it reaches the app, and closes the connection. */
export function plainResponse(code: PlainErrorCode, options: PlainOptions): PlainResponse {
  const { requestId, https, accept = '', headers = {} } = options;
  const isPage = accept.toLowerCase().includes('text/html');
  const body = isPage ? renderPage(toText(code).message) : JSON.stringify(toText(code));
  return {
    body,
    headers: {
      ...standardSecurityHeaders({ https }),
      'X-Request-Id': requestId,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    },
  };
}

/** `message` isn't escaped, so it must be trusted and contain no markup. */
function renderPage(message: string): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head>
  <body><h1>${message}</h1><p><a href="/">Home</a></p></body>
</html>
`;
}
