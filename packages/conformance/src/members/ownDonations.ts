import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownDonationSchema, personSchema } from '@clothesline/api-client/members';
import { aDonation, expectRefused, unique } from '../support.js';
import {
  createRequest,
  expectInvalid,
  createDonation,
  place,
  readRequest,
  span,
  takeStep,
  type MembersApi,
} from './support.js';

export function describeOwnDonations(api: () => MembersApi) {
  const two = async () => {
    const [donor, asker] = [await api().member(), await api().member()];
    return { donor, asker, donation: await createDonation(donor) };
  };

  it('a donation belongs to the account of the session, ignoring the sent user id', async () => {
    const donor = await api().member();
    expect((await createDonation(donor, { userId: 2 })).userId).toBe(donor.account.id);
  });

  describe('PATCH /api/donations/{id}', () => {
    it('changes only the fields that can be edited', async () => {
      const { donor, donation } = await two();
      const title = unique();
      const change = { title, description: 'Two coats now.', category: 'Men', quantity: 2 };
      const answer = await donor.call('PATCH', `/api/donations/${donation.id}`, {
        ...change,
        latitude: 1,
        locationName: 'Elsewhere',
        userId: 7,
        status: 'given',
      });
      expect(answer.status, answer.text).toBe(200);
      const changed = z.parse(ownDonationSchema, answer.json);
      const { latitude, locationName, userId, status, images } = donation;
      expect(changed).toMatchObject({ ...change, latitude, locationName, userId, status, images, requests: 0 });
      expect(Date.parse(changed.expiresAt ?? '')).toBeGreaterThan(Date.now());
      expect((await api().visitor().call('GET', `/api/donations/${donation.id}`)).json).toMatchObject(change);
      const found = await api().visitor().call('GET', `/api/donations?search=${title}`);
      expect(found.json).toMatchObject([{ id: donation.id }]);
    });

    it('changes the place', async () => {
      const { donor, donation } = await two();
      const place = { latitude: 37.8044, longitude: -122.2712, locationName: 'Oakland, CA' };
      expectInvalid(
        await donor.call('PATCH', `/api/donations/${donation.id}`, { place: { latitude: 37.8 } }),
        'place.longitude',
      );
      expect((await donor.call('PATCH', `/api/donations/${donation.id}`, { place })).status).toBe(200);
      const seen = await api().visitor().call('GET', `/api/donations/${donation.id}`);
      expect(seen.json).toMatchObject({ title: donation.title, locationName: 'Oakland, CA' });
      const near = await api().visitor().call('GET', '/api/donations/nearby?lat=37.8044&lng=-122.2712&radius=2');
      expect(near.json).toContainEqual(expect.objectContaining({ id: donation.id }));
    });

    it.each<[string, unknown]>([
      ['title', ''],
      ['title', 7],
      ['description', 'half \uD83D'],
      ['category', 'Spaceships'],
      ['images', []],
      ['images.0', ['javascript:alert(1)']],
      ['quantity', 0],
    ])('rejects an invalid %s: %j', async (path, value) => {
      const { donor, donation } = await two();
      const field = path.replace('.0', '');
      expectInvalid(await donor.call('PATCH', `/api/donations/${donation.id}`, { [field]: value }), path);
    });
  });

  it('only the donor sees the expiry and the number of requests', async () => {
    const { donor, asker, donation } = await two();
    await createRequest(asker, donation);
    const seen = async (by: { call: typeof donor.call }) =>
      z.parse(personSchema, (await by.call('GET', `/api/people/${donor.account.id}`)).json).donations;
    const [own] = await seen(donor);
    expect(own).toMatchObject({ id: donation.id, requests: 1 });
    expect(Date.parse(own?.expiresAt ?? '')).toBeGreaterThan(Date.now());
    for (const other of [asker, api().visitor()]) {
      const [theirs] = await seen(other);
      expect(theirs?.id).toBe(donation.id);
      expect(theirs).not.toHaveProperty('expiresAt');
      expect(theirs).not.toHaveProperty('requests');
    }
  });

  it.each(['', '/withdraw', '/renew', '/given'])('/api/donations/{id}%s is only for the donor', async (step) => {
    const { asker, donation } = await two();
    const method = step === '' ? 'PATCH' : 'POST';
    const sent = step === '' ? { title: 'Mine' } : {};
    expectRefused(await asker.call(method, `/api/donations/${donation.id}${step}`, sent), 403);
    expectRefused(await api().visitor().call(method, `/api/donations/${donation.id}${step}`, sent), 401);
    expectRefused(await asker.call(method, `/api/donations/2147483647${step}`, sent), 404);
  });

  it.each([
    ['withdraw', 'withdrawn', 200],
    ['given', 'given', 409],
  ])(
    'POST /api/donations/{id}/%s closes open requests; only withdrawn donations can be renewed',
    async (step, status, again) => {
      const { donor, asker, donation } = await two();
      const request = await createRequest(asker, donation);
      await createRequest(await api().member(), donation);
      await takeStep(donor, request, 'promise', { place, ...span() });
      const answer = await donor.call('POST', `/api/donations/${donation.id}/${step}`, {});
      expect(z.parse(ownDonationSchema, answer.json)).toMatchObject({ status, requests: 0 });
      expect(await readRequest(asker, request)).toMatchObject({ state: 'closed' });
      const seen = await api().visitor().call('GET', `/api/people/${donor.account.id}`);
      expect(z.parse(personSchema, seen.json).gave).toBe(status === 'given' ? 1 : 0);
      // Its page remains.
      expect((await api().visitor().call('GET', `/api/donations/${donation.id}`)).json).toMatchObject({ status });
      for (const other of ['withdraw', 'given']) {
        expectRefused(await donor.call('POST', `/api/donations/${donation.id}/${other}`, {}), 409);
      }
      expectRefused(await donor.call('PATCH', `/api/donations/${donation.id}`, { title: 'Mine' }), 409);
      expect((await donor.call('POST', `/api/donations/${donation.id}/renew`, {})).status).toBe(again);
      expect(await readRequest(asker, request)).toMatchObject({ state: 'closed' });
    },
  );

  it('POST /api/donations/{id}/renew renews available donations, but not promised ones', async () => {
    const { donor, asker, donation } = await two();
    const renew = () => donor.call('POST', `/api/donations/${donation.id}/renew`, {});
    expect((await renew()).status).toBe(200);
    await takeStep(donor, await createRequest(asker, donation), 'promise', { place, ...span() });
    expectRefused(await renew(), 409);
  });

  it('lists available donations before those already given', async () => {
    const donor = await api().member();
    const [older, newer] = [await createDonation(donor), await createDonation(donor)];
    await donor.call('POST', `/api/donations/${newer.id}/given`, {});
    const { json } = await api().visitor().call('GET', '/api/donations?limit=200');
    const ids = z.parse(z.array(z.object({ id: z.number() })), json).map(({ id }) => id);
    expect(ids).toContain(older.id);
    const newest = aDonation();
    await createDonation(donor, newest);
    const [first] = z.parse(
      z.array(z.object({ title: z.string() })),
      (await api().visitor().call('GET', '/api/donations?limit=1')).json,
    );
    expect(first?.title).toBe(newest.title);
    expect(ids.includes(newer.id) ? ids.indexOf(newer.id) > ids.indexOf(older.id) : true).toBe(true);
  });
}
