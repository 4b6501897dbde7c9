import { timeSchema, type Time } from '@clothesline/api-client/members';
import { read } from '../accounts/memberCall.js';

/** The time of an acceptance, where one is named. Throws a `HttpError` (422) for half of one. */
export function acceptTime(sent: { from?: string | undefined; to?: string | undefined }): Time | undefined {
  return sent.from === undefined && sent.to === undefined ? undefined : read(timeSchema, sent);
}
