import { issueAt } from '@clothesline/api-client/members';
import { donationLimits, type Endpoint } from '@clothesline/api-client/contract';
import type { Context } from 'hono';
import { queryNames, queryText } from './queryText.js';
import { HttpError } from './httpError.js';

/** Builds the `Link` header for the next page. Known query parameters are preserved unless overridden by `changes`. */
export function linkToNext(c: Context, endpoint: Endpoint, changes: Record<string, string>): string {
  const query = new URLSearchParams(queryText(c.req.url, queryNames(endpoint)));
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return `<${c.req.path}?${query.toString()}>; rel="next"`;
}

/** Throws an `HttpError` if the cursor is malformed or the ID is above `max`. */
export function readCursor(cursor: string | undefined, max: number = donationLimits.id): number | undefined {
  if (cursor === undefined) return undefined;
  const id = Number(cursor);
  if (/^\d{1,16}$/.test(cursor) && id <= max) return id;
  throw new HttpError(400, 'checkInput', { issues: issueAt('cursor', 'badCursor') });
}
