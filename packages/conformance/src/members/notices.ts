import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noticeSchema } from '@clothesline/api-client/members';
import { expectRefused, nextAddress } from '../support.js';
import {
  createRequest,
  expectInvalid,
  createDonation,
  place,
  span,
  takeStep,
  type MembersApi,
  type Visitor,
} from './support.js';

export function describeNotices(api: () => MembersApi) {
  const listNotices = async (who: Visitor) =>
    z.parse(z.array(noticeSchema), (await who.call('GET', '/api/notices')).json);

  describe('GET /api/notices', () => {
    it('notifies each person of the other’s actions, without the place', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const donation = await createDonation(donor);
      const request = await createRequest(asker, donation);
      const about = { donationId: donation.id, requestId: request.id, isRead: false };
      expect(await listNotices(donor)).toMatchObject([{ kind: 'asked', ...about }]);
      await takeStep(donor, request, 'promise', { place, ...span() });
      await takeStep(asker, request, 'cancel');
      expect((await listNotices(asker)).map(({ kind }) => kind)).toEqual(['promised']);
      expect((await listNotices(donor)).map(({ kind }) => kind)).toEqual(['cancelled', 'asked']);
      expect(JSON.stringify(await listNotices(asker))).not.toContain(place);
    });

    it('creates a single unread notice for several messages', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const { id } = await createRequest(asker, await createDonation(donor));
      for (const content of ['One', 'Two']) await donor.call('POST', `/api/requests/${id}/messages`, { content });
      expect((await listNotices(asker)).map(({ kind }) => kind)).toEqual(['message']);
    });

    it('returns pages', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      for (let count = 0; count < 3; count += 1) await createRequest(asker, await createDonation(donor));
      const first = await donor.call('GET', '/api/notices?limit=2');
      expect(first.headers.get('X-Total-Count')).toBe('3');
      const second = await donor.call('GET', nextAddress(first) ?? '');
      const found = [first, second].flatMap(({ json }) => z.parse(z.array(noticeSchema), json));
      expect(found).toEqual(await listNotices(donor));
      expectRefused(await donor.call('GET', '/api/notices?limit=0'), 422);
      expectRefused(await api().visitor().call('GET', '/api/notices'), 401);
    });
  });

  describe('POST /api/notices/read', () => {
    it('marks some or all of one’s own notices as read', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      for (let count = 0; count < 3; count += 1) await createRequest(asker, await createDonation(donor));
      const read = async () => (await listNotices(donor)).map(({ isRead }) => isRead);
      const [newest] = await listNotices(donor);
      await asker.call('POST', '/api/notices/read', { ids: [newest?.id] });
      expect(await read()).toEqual([false, false, false]);
      expect((await donor.call('POST', '/api/notices/read', { ids: [newest?.id] })).status).toBe(200);
      expect(await read()).toEqual([true, false, false]);
      await donor.call('POST', '/api/notices/read', {});
      expect(await read()).toEqual([true, true, true]);
    });

    it('rejects invalid ids', async () => {
      const one = await api().member();
      expectInvalid(await one.call('POST', '/api/notices/read', { ids: ['1'] }), 'ids.0');
      expectInvalid(await one.call('POST', '/api/notices/read', { ids: 1 }), 'ids');
      expectRefused(await api().visitor().call('POST', '/api/notices/read', {}), 401);
    });
  });
}
