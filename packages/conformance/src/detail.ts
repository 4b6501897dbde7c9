import { describe, expect, it } from 'vitest';
import { donationLimits } from '@clothesline/api-client/contract';
import { expectRefused, type Api } from './support.js';

export function describeDetail(api: () => Api) {
  describe('GET /api/donations/{id}', () => {
    it('returns a listed donation', async () => {
      const created = await api().create({ title: 'A coat to look at' });
      const answer = await api().get(`/api/donations/${created.id}`);
      expect(answer).toMatchObject({
        status: 200,
        json: { id: created.id, title: 'A coat to look at', status: 'available' },
      });
    });

    it('returns 404 for an unknown id', async () => {
      expectRefused(await api().get(`/api/donations/${donationLimits.id}`), 404);
    });

    it.each([
      '0',
      '-1',
      '1.5',
      'abc',
      '1e3',
      '0x1',
      '+1',
      '%20',
      '%00',
      '1%00',
      '1%27',
      String(donationLimits.id + 1),
      '9007199254740992',
      '9'.repeat(400),
      'null',
      '__proto__',
    ])('returns 400 for the id %s', async (id) => {
      expectRefused(await api().get(`/api/donations/${id}`), 400);
    });

    it('rejects malformed URL encoding', async () => {
      expectRefused(await api().get('/api/donations/%E0%A4%A'), [400, 404]);
      expectRefused(await api().get('/api/donations/%2e%2e%2fsecret'), [400, 404]);
    });
  });
}
