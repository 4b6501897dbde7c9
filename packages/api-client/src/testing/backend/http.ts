import { errorText } from '../../members/texts.js';
import type { ErrorBody } from '../../contract/error.js';
import { maxBodyBytes } from '../../contract/error.js';

/** Sent as response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly answer: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: number, answer: ErrorBody, headers: Record<string, string> = {}) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
    this.headers = headers;
  }
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Checks type, size, encoding and syntax. */
export async function readJson(request: Request): Promise<unknown> {
  const [type = '', ...attributes] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') {
    throw new HttpError(415, errorText('sendJson'));
  }
  const charset = attributes.map((attribute) => attribute.trim()).find((attribute) => attribute.startsWith('charset='));
  if (charset && charset.replace(/^charset="?|"$/g, '') !== 'utf-8') {
    throw new HttpError(400, errorText('sendUtf8'));
  }

  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > maxBodyBytes) {
    throw new HttpError(413, errorText('tooLarge', { bytes: maxBodyBytes }));
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, errorText('notJson'));
  }
}
