import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountSchema, memberLimits } from '@clothesline/api-client/members';
import { expectRefused } from '../support.js';
import { createRequest, createDonation, place, readRequest, span, takeStep, type MembersApi } from './support.js';

export function describeDeletion(api: () => MembersApi) {
  describe('DELETE /api/me', () => {
    it('hides everything immediately and ends open requests', async () => {
      const [leaving, asker, donor] = [await api().member(), await api().member(), await api().member()];
      const donation = await createDonation(leaving);
      const asked = await createRequest(asker, donation);
      const offered = await createDonation(donor);
      const own = await createRequest(leaving, offered);
      const next = await createRequest(asker, offered);
      await takeStep(donor, own, 'promise', { place, ...span() });
      await leaving.call('POST', `/api/requests/${own.id}/messages`, { content: 'Words of somebody who leaves' });
      const { deletedAt } = z.parse(accountSchema, (await api().deletes(leaving, leaving.account.email)).json);
      const days = (Date.parse(deletedAt ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeCloseTo(memberLimits.deletionDays, 1);
      const anybody = api().visitor();
      expectRefused(await anybody.call('GET', `/api/people/${leaving.account.id}`), 404);
      expectRefused(await anybody.call('GET', `/api/donations/${donation.id}`), 404);
      expect((await anybody.call('GET', `/api/donations?ids=${donation.id}`)).json).toEqual([]);
      expect(await readRequest(asker, asked)).toMatchObject({ state: 'closed' });
      const seen = await readRequest(donor, own);
      expect(seen).toMatchObject({ state: 'cancelled', reason: '' });
      expect(JSON.stringify(seen.messages)).not.toContain('Words of somebody who leaves');
      expect(await readRequest(asker, next)).toMatchObject({ state: 'offered' });
    });

    it('can be undone, and prevents writes until then', async () => {
      const leaving = await api().member();
      const donation = await createDonation(leaving);
      await api().deletes(leaving, leaving.account.email);
      const again = await api().member(leaving.account.email);
      expect(again.account.deletedAt).not.toBeNull();
      expectRefused(await again.call('PATCH', '/api/me', { bio: 'x' }), 403);
      expect((await again.call('POST', '/api/me/restore', {})).json).toMatchObject({ deletedAt: null });
      expect((await api().visitor().call('GET', `/api/donations/${donation.id}`)).status).toBe(200);
      expectRefused(await again.call('POST', '/api/me/restore', {}), 409);
    });

    it('requires proof of ownership', async () => {
      expectRefused(await (await api().member()).call('DELETE', '/api/me', {}), 422);
    });

    it('requires a session', async () => {
      expectRefused(await api().visitor().call('DELETE', '/api/me', {}), 401);
      expectRefused(await api().visitor().call('POST', '/api/me/restore', {}), 401);
    });
  });
}
