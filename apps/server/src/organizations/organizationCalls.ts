import {
  errorText,
  memberEndpoints as endpoints,
  memberLimits,
  type NeedResult,
  type Wish,
} from '@clothesline/api-client/members';
import type { Handler } from 'hono';
import { sql } from 'kysely';
import { answerOnce } from '../accounts/answerOnce.js';
import { memberCalls, readBodyAs, readPathId } from '../accounts/memberCall.js';
import { readOrganization, readOwnOrganization } from '../accounts/organizations.js';
import type { HandOverParts } from '../hand-over/handOverParts.js';
import { callRoutes } from '../http/callRoutes.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { ResponseCache } from '../http/responseCache.js';
import { sendJson } from '../http/sendJson.js';
import { sendList } from '../http/sendList.js';
import { publicOrigin } from '../security/origins.js';
import { isShown, readWishes } from '../wishes/readWishes.js';
import { saveNeeds } from './saveNeeds.js';
import { setOrganization } from './setOrganization.js';

type OrganizationParts = Omit<HandOverParts, 'donations' | 'shown'>;

/** Rolls back a trial. */
class Trial extends Error {
  constructor(readonly results: NeedResult[]) {
    super('trial');
  }
}

function organizationCalls({
  database,
  sessions,
  origins,
  areas,
  categories,
  limiter,
  now,
}: OrganizationParts): Record<string, Handler<Environment>> {
  return memberCalls(origins, {
    async getOrganization(c) {
      const id = readPathId(c, endpoints.getOrganization.params);
      const organization = await readOrganization(database.db, id, publicOrigin(c, origins));
      if (!organization) throw new HttpError(404, 'notThere');
      const which = sql`w.user_id = ${id} and ${isShown(now())}`;
      const wishes = await readWishes(database.db, { which, limit: memberLimits.needs.open, areas, now: now() });
      return sendJson(c, { ...organization, needs: wishes.toReversed().map(toNeed) });
    },

    async saveNeeds(c) {
      const user = await sessions.writer(c);
      const sent = await readBodyAs(c, endpoints.saveNeeds.body);
      if (!(await readOrganization(database.db, user.id, ''))) throw new HttpError(403, errorText('notAnOrganization'));
      await limiter.onWish(c, user.id);
      const parts = { userId: user.id, areas, categories, now: now() };
      if (!sent.isTrial) {
        return sendList(c, await answerOnce(database, { c, user, sent }, (db) => saveNeeds(db, sent, parts)));
      }
      const results = await database
        .transaction(async (db) => {
          throw new Trial(await saveNeeds(db, sent, parts));
        })
        .catch((error: unknown) => {
          if (error instanceof Trial) return error.results;
          throw error;
        });
      // omit the IDs, a trial's don't exist
      return sendList(
        c,
        results.map(({ result, issues }) => ({ result, issues })),
      );
    },

    async getOwnOrganization(c) {
      const { id } = await sessions.reader(c);
      return sendJson(c, await readOwnOrganization(database.db, id, publicOrigin(c, origins)));
    },

    async setOrganization(c) {
      const user = await sessions.writer(c);
      const sent = await readBodyAs(c, endpoints.setOrganization.body);
      const organization = await answerOnce(database, { c, user, sent }, async (db) => {
        await setOrganization(db, user.id, sent, now());
        return readOwnOrganization(db, user.id, publicOrigin(c, origins));
      });
      return sendJson(c, organization);
    },

    async removeOrganization(c) {
      const { id } = await sessions.writer(c);
      await readBodyAs(c, endpoints.removeOrganization.body);
      await database.change(async (db) => {
        await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
        await db.deleteFrom('organizations').where('user_id', '=', id).execute();
        await db
          .updateTable('wishes')
          .set({ closed_at: now() })
          .where('user_id', '=', id)
          .where('is_need', '=', true)
          .where('closed_at', 'is', null)
          .execute();
        await db
          .updateTable('moderation_entries')
          .set({ state: 'dismissed' })
          .where('kind', '=', 'organization')
          .where('target_id', '=', id)
          .execute();
      });
      return sendJson(c, {});
    },
  });
}

function toNeed({ id, title, reason, category, amount, received, endsAt }: Wish) {
  return { id, title, reason, category, amount, received, endsAt };
}

export const organizationRoutes = (parts: OrganizationParts & { cache: ResponseCache }): App =>
  callRoutes(organizationCalls(parts), parts.cache);
