import { memberEndpoints as endpoints, makeUpdateDonationSchema } from '@clothesline/api-client/members';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { roundToArea } from '../areas/areas.js';
import { readPathId, readBodyAs } from '../accounts/memberCall.js';
import { readOwnDonationDetails } from './ownDonationDetails.js';
import type { User } from '../accounts/sessions.js';
import type { Environment } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { publicOrigin } from '../security/origins.js';
import { withoutOrigin } from '../http/pictureAddresses.js';
import { readDonation } from '../donations/readDonations.js';
import type { Tables } from '../store/tables.js';
import { updateListing } from '../donations/updateListing.js';
import { holdPhotos } from '../photos/holdPhotos.js';
import { perform } from './handOver.js';
import type { HandOverParts } from './handOverParts.js';
import { takeStep } from './steps.js';

export function ownDonationCalls(parts: HandOverParts) {
  const { database, sessions, origins, shown, areas, durations } = parts;
  const updateSchema = makeUpdateDonationSchema(parts.categories);

  async function ownDonation(c: Context<Environment>, db: Kysely<Tables>, id: number) {
    const donation = await readDonation(db, id);
    if (!donation) throw new HttpError(404, 'donationNotFound');
    const facts = await readOwnDonationDetails(db, [id], durations);
    return { ...(await shown(c, [donation], db))[0], ...facts.get(id) };
  }

  async function requireDonor(c: Context<Environment>): Promise<{ user: User; donationId: number }> {
    const user = await sessions.writer(c);
    const donationId = readPathId(c, endpoints.renewDonation.params);
    const row = await database.db
      .selectFrom('donations')
      .select(['user_id', 'hidden_at'])
      .where('id', '=', donationId)
      .executeTakeFirst();
    const isOwn = row?.user_id === user.id;
    if (!row || (row.hidden_at && !isOwn)) throw new HttpError(404, 'donationNotFound');
    if (!isOwn) throw new HttpError(403, 'notYours');
    if (row.hidden_at) throw new HttpError(409, 'wrongState');
    return { user, donationId };
  }

  function step(kind: 'give' | 'withdraw' | 'renew') {
    return async (c: Context<Environment>): Promise<Response> => {
      const { user, donationId } = await requireDonor(c);
      const sent = await readBodyAs(c, endpoints.renewDonation.body);
      const answer = await takeStep(parts, { c, user, donationId, sent }, async (handOver) => {
        await perform(handOver, { kind });
        return ownDonation(c, handOver.db, donationId);
      });
      return sendJson(c, answer);
    };
  }

  return {
    async updateDonation(c: Context<Environment>) {
      const { user, donationId } = await requireDonor(c);
      const sent = await readBodyAs(c, updateSchema);
      const { place, ...fields } = sent;
      const area = place && roundToArea(areas, { ...place, userId: user.id });
      const images = sent.images && withoutOrigin(sent.images, publicOrigin(c, origins));
      if (images) await holdPhotos(database, images);
      const answer = await takeStep(parts, { c, user, donationId, sent }, async (handOver) => {
        await perform(handOver, { kind: 'edit' });
        await updateListing(handOver.db, donationId, { ...fields, ...area, ...(images && { images }) });
        return ownDonation(c, handOver.db, donationId);
      });
      return sendJson(c, answer);
    },

    withdrawDonation: step('withdraw'),
    markGiven: step('give'),
    renewDonation: step('renew'),
  };
}
