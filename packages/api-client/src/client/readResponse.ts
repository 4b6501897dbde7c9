import * as z from 'zod/mini';
import type { Call, ResponseSchemas, Route } from '../contract/calls.js';
import { listingResponses, responses } from '../contract/responses.js';
import { NetworkError, ResponseError } from './errors.js';
import { readPage } from './page.js';

const known = { ...responses, ...listingResponses };

/** Parses and validates a successful response. Throws a `ResponseError`, or a `NetworkError` for HTML. */
export function readResponse(
  name: string,
  endpoint: Route | Call,
  text: string,
  { status, headers }: Response,
): unknown {
  const { response, item }: ResponseSchemas = 'response' in endpoint ? endpoint : known[name as keyof typeof known];
  const call = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.responseOptional && text === '') return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    const Failure = /^\s*</.test(text) ? NetworkError : ResponseError;
    throw new Failure(`The response to ${call} is not JSON.`, { cause });
  }
  const whole = z.safeParse(response, json);
  const result = whole.success || !item ? whole : z.safeParse(response, readItems(item, json, call));
  if (result.success) {
    return endpoint.paged && Array.isArray(result.data) ? readPage(result.data, headers) : result.data;
  }
  if (endpoint.responseOptional && status === created && isObject(json) && !('error' in json)) return undefined;
  const issue = result.error.issues[0];
  throw new ResponseError(
    `The response to ${call} is invalid: ${issue?.path.join('.') || 'response'}: ${issue?.message}.`,
    { cause: result.error },
  );
}

/** With this status, the write succeeded regardless of the body */
const created = 201;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Drops invalid list items and logs a single warning. If every item is invalid, the list is returned as is so that
 * validation fails.
 */
function readItems(item: z.core.$ZodType, list: unknown, call: string): unknown {
  if (!Array.isArray(list)) return list;
  const good: unknown[] = list.filter((one) => z.safeParse(item, one).success);
  if (good.length === 0 || good.length === list.length) return list;
  const issue = list.map((one) => z.safeParse(item, one).error?.issues[0]).find(Boolean);
  console.warn(
    `Clothesline: skipped ${list.length - good.length} of ${list.length} invalid items of ${call}. First issue: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
  return good;
}
