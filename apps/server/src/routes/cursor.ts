import { donationLimits, type Donation } from '@clothesline/api-client/contract';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';

/** Where the page after a donation begins. */
export function writeCursor({ id }: Donation): string {
  return String(id);
}

/** The id before which a page begins. Throws a `HttpError` for a cursor that is none of ours. */
export function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const id = Number(cursor);
  if (/^\d{1,10}$/.test(cursor) && id <= donationLimits.id) return id;
  throw new HttpError(400, messages.checkInput, {
    issues: [{ path: 'cursor', message: 'This cursor is not one of ours' }],
  });
}
