import type { Handler } from 'hono';
import { memberCalls } from '../accounts/memberCall.js';
import type { Environment } from '../http/environment.js';
import type { HandOverParts } from './handOverParts.js';
import { noticeCalls } from '../notices/noticeCalls.js';
import { pushCalls, type PushParts } from '../notices/pushCalls.js';
import { ownDonationCalls } from './ownDonationCalls.js';
import { requestCalls } from './requestCalls.js';

export function handOverCalls(parts: HandOverParts & Pick<PushParts, 'push'>): Record<string, Handler<Environment>> {
  return memberCalls(parts.origins, {
    ...requestCalls(parts),
    ...ownDonationCalls(parts),
    ...noticeCalls(parts),
    ...pushCalls(parts),
  });
}
