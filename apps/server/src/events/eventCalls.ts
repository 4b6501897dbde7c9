import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { memberCall } from '../accounts/memberCall.js';
import type { Sessions } from '../accounts/sessions.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { readCaller } from '../limits/limits.js';
import type { OriginLists } from '../security/origins.js';
import type { EventHub } from './eventHub.js';
import { callRoutes } from '../http/callRoutes.js';
import type { ResponseCache } from '../http/responseCache.js';

const retry = 3000;

const retryAfter = '30';

export interface EventParts {
  hub: EventHub;
  sessions: Sessions;
  origins: OriginLists;
}

export function eventCalls({ hub, sessions, origins }: EventParts) {
  async function openEvents(c: Context<Environment>): Promise<Response> {
    const session = await sessions.findSession(c);
    if (!session) throw new HttpError(401, 'signIn');
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const reader = { userId: session.user.id, sessionId: session.id, network: readCaller(c) ?? '' };
    const stream = hub.open(reader);
    if (!stream) throw new HttpError(503, 'busy', { headers: { 'Retry-After': retryAfter } });
    c.env?.stopRunning?.();
    // proxies would buffer the stream otherwise
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (response) => {
      response.onAbort(stream.end);
      await response.write(`retry: ${retry}\n\n`);
      for (let text = await stream.next(); text !== undefined; text = await stream.next()) await response.write(text);
    });
  }
  return { openEvents: memberCall(origins, openEvents) };
}

export const eventRoutes = (parts: EventParts & { cache: ResponseCache }): App =>
  callRoutes(eventCalls(parts), parts.cache);
