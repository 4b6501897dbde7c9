import { issueAt, memberEndpoints as endpoints } from '@clothesline/api-client/members';
import type { Context, Handler } from 'hono';
import { answerOnce, type WriteWork } from '../accounts/answerOnce.js';
import { memberCalls, readPathId, read, readBodyAs } from '../accounts/memberCall.js';
import { hideAccount } from '../profile/hideAccount.js';
import { readPerson } from '../accounts/people.js';
import type { User } from '../accounts/sessions.js';
import type { HandOverParts } from '../hand-over/handOverParts.js';
import { readQuery } from '../http/checked.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { publicOrigin } from '../security/origins.js';
import { sendJson } from '../http/sendJson.js';
import { readListCursor, writeListCursor } from '../donations/listCursor.js';
import { sendList } from '../http/sendList.js';
import { block, endRequestsBetween } from './block.js';
import { addContact } from './contact.js';
import { entryCursor, listEntries, readEntry } from './entries.js';
import { moderate } from './moderate.js';
import { addReport } from './reports.js';
import { callRoutes } from '../http/callRoutes.js';
import type { ResponseCache } from '../http/responseCache.js';

const pageSize = 50;

export interface ModerationParts extends HandOverParts {
  moderators: readonly string[];
  operator: string | undefined;
}

export function moderationCalls(parts: ModerationParts): Record<string, Handler<Environment>> {
  const { database, sessions, limiter, mailer, moderators, operator, durations, now } = parts;

  function requireModerator(user: User): void {
    const isAway = user.suspended_for !== null || user.delete_at !== null;
    if (isAway || !moderators.includes(user.email)) throw new HttpError(403, 'notAModerator');
  }

  async function once<Answer>(c: Context<Environment>, user: User, sent: unknown, work: WriteWork<Answer>) {
    const answer = await answerOnce(database, { c, user, sent }, work);
    mailer.wake();
    return answer;
  }

  async function otherPerson(c: Context<Environment>, user: User): Promise<number> {
    const id = readPathId(c, endpoints.blockPerson.params);
    if (id === user.id) {
      throw new HttpError(422, 'thisIsYou', { issues: issueAt('id', 'thisIsYou') });
    }
    // suspended people can still be blocked
    if (!(await readPerson(database.db, id, { origin: '', viewerId: id }))) throw new HttpError(404, 'notThere');
    return id;
  }

  return memberCalls(parts.origins, {
    async blockPerson(c) {
      const user = await sessions.writer(c);
      const id = await otherPerson(c, user);
      await readBodyAs(c, endpoints.blockPerson.body);
      await database.transaction((db) => block(db, { blockerId: user.id, blockedId: id, now: now() }));
      await endRequestsBetween({ database, durations, now }, { blockerId: user.id, blockedId: id });
      mailer.wake();
      return sendJson(c, {});
    },

    async unblockPerson(c) {
      const user = await sessions.writer(c);
      const id = readPathId(c, endpoints.unblockPerson.params);
      await readBodyAs(c, endpoints.unblockPerson.body);
      await database.db.deleteFrom('blocks').where('blocker_id', '=', user.id).where('blocked_id', '=', id).execute();
      return sendJson(c, {});
    },

    async report(c) {
      const user = (await sessions.findUser(c)) && (await sessions.writer(c));
      const sent = await readBodyAs(c, endpoints.report.body);
      // only the two participants can see a message, so reporting it requires an account
      if (sent.kind === 'message') await sessions.reader(c);
      await limiter.onReport(c, user?.id);
      const add: WriteWork<number> = (db) => addReport(db, sent, { reporterId: user?.id ?? null, now: now() });
      const id = user ? await once(c, user, sent, add) : await database.transaction(add);
      return sendJson(c, { id }, { status: 201 });
    },

    async contact(c) {
      const user = await sessions.findUser(c);
      const sent = await readBodyAs(c, endpoints.contact.body);
      await limiter.onReport(c, user?.id);
      const isMailed = await limiter.mailsContact();
      const told = { operator, moderators, reporterId: user?.id ?? null, isMailed, now: now() };
      await database.transaction((db) => addContact(db, sent, told));
      mailer.wake();
      return sendJson(c, {}, { status: 201 });
    },

    async listModeration(c) {
      requireModerator(await sessions.reader(c));
      const origin = publicOrigin(c, parts.origins);
      const { limit = pageSize, cursor } = read(endpoints.listModeration.query, readQuery(c.req.url));
      const { entries, total, hasMore } = await listEntries(database.db, {
        limit,
        after: readListCursor(cursor),
        origin,
      });
      return sendList(c, entries, {
        next: {
          endpoint: endpoints.listModeration,
          hasMore,
          query: (entry) => ({ cursor: writeListCursor(entryCursor(entry)) }),
        },
        total,
      });
    },

    async moderate(c) {
      const user = await sessions.writer(c);
      requireModerator(user);
      const id = readPathId(c, endpoints.moderate.params);
      const sent = await readBodyAs(c, endpoints.moderate.body);
      const { entry, suspended } = await once(c, user, sent, async (db) => {
        const personId = await moderate(db, { ...sent, entryId: id, moderator: user, durations, now: now() });
        const entry = await readEntry(db, id, publicOrigin(c, parts.origins));
        return { entry, suspended: sent.action === 'suspend' || sent.suspends ? personId : null };
      });
      if (suspended !== null) await hideAccount({ database, durations, now }, suspended);
      mailer.wake();
      return sendJson(c, entry);
    },
  });
}

export const moderationRoutes = (parts: ModerationParts & { cache: ResponseCache }): App =>
  callRoutes(moderationCalls(parts), parts.cache);
