import { errorText } from '../../../members/texts.js';
import { idempotencyKeyPattern } from '../../../contract/idempotencyKey.js';
import { HttpError } from '../http.js';
import type { MemberCall } from './call.js';

export function once<Answer>({ request, url, store, caller }: MemberCall, sent: object, work: () => Answer): Answer {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return work();
  if (!idempotencyKeyPattern.test(key)) throw new HttpError(422, errorText('badKey'));
  const name = `${caller?.id} ${key}`;
  const body = JSON.stringify([request.method, url.pathname, sent]);
  const known = store.answered.get(name);
  if (known && known.body !== body) {
    throw new HttpError(409, errorText('reusedKey'));
  }
  if (known) return known.answer as Answer;
  const answer = work();
  store.answered.set(name, { body, answer });
  return answer;
}
