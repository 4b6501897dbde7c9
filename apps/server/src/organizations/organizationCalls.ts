import { memberEndpoints as endpoints } from '@clothesline/api-client/members';
import type { Handler } from 'hono';
import { answerOnce } from '../accounts/answerOnce.js';
import { memberCalls, readBodyAs, readPathId } from '../accounts/memberCall.js';
import { readOrganization, readOwnOrganization } from '../accounts/organizations.js';
import type { HandOverParts } from '../hand-over/handOverParts.js';
import { callRoutes } from '../http/callRoutes.js';
import type { App, Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import type { ResponseCache } from '../http/responseCache.js';
import { sendJson } from '../http/sendJson.js';
import { publicOrigin } from '../security/origins.js';
import { setOrganization } from './setOrganization.js';

type OrganizationParts = Pick<HandOverParts, 'database' | 'sessions' | 'origins' | 'now'>;

/** Calls about organizations, by their names in the contract. */
function organizationCalls({
  database,
  sessions,
  origins,
  now,
}: OrganizationParts): Record<string, Handler<Environment>> {
  return memberCalls(origins, {
    async getOrganization(c) {
      const id = readPathId(c, endpoints.getOrganization.params);
      const organization = await readOrganization(database.db, id, publicOrigin(c, origins));
      if (!organization) throw new HttpError(404, 'notThere');
      return sendJson(c, organization);
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
        await db.deleteFrom('organizations').where('user_id', '=', id).execute();
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

/** Routes of organizations. */
export const organizationRoutes = (parts: OrganizationParts & { cache: ResponseCache }): App =>
  callRoutes(organizationCalls(parts), parts.cache);
