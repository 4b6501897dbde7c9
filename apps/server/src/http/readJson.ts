import { maxBodyBytes } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import type { Environment } from './environment.js';
import { HttpError } from './httpError.js';
import { readBody } from './readBody.js';

export const maxDepth = 32;

/**
 * Parses a JSON body. Throws an `HttpError` if it has the wrong type or encoding, is too large or isn't valid JSON, and
 * if the server is overloaded.
 */
export async function readJson(c: Context<Environment>): Promise<unknown> {
  checkType(c.req.raw.headers);
  const text = decoded(await readBody(c, maxBodyBytes));
  if (isDeeperThan(maxDepth, text)) throw new HttpError(400, 'tooDeep');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'notJson');
  }
}

function checkType(headers: Headers): void {
  const [type = '', ...attributes] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') throw new HttpError(415, 'sendJson');
  const charset = attributes.map((attribute) => attribute.trim()).find((attribute) => attribute.startsWith('charset='));
  if (charset && charset.replaceAll(/^charset="?|"$/g, '') !== 'utf-8') throw new HttpError(415, 'sendUtf8');
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'sendUtf8');
  }
}

/** A plain loop since a regular expression would backtrack on unclosed strings. */
function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
