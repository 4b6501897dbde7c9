import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberLimits, requestSchema, wishSchema, type Wish } from '@clothesline/api-client/members';
import { expectRefused, nowhere, unique } from '../support.js';
import {
  expectInvalid,
  createDonation,
  place as pickup,
  span,
  takeStep,
  type MembersApi,
  type Visitor,
} from './support.js';

export function describeWishes(api: () => MembersApi) {
  const sent = (more: object = {}) => ({ title: `Coat ${unique()}`, ...nowhere(), locationName: 'An island', ...more });
  const wishes = async (by: Visitor, more: object = {}): Promise<Wish> => {
    const answer = await by.call('POST', '/api/wishes', sent(more));
    expect(answer.status, answer.text).toBe(201);
    return z.parse(wishSchema, answer.json);
  };
  const list = async (by: Visitor, path: string) => {
    const answer = await by.call('GET', path);
    expect(answer.status, answer.text).toBe(200);
    return z.parse(z.array(wishSchema), answer.json);
  };
  const idsAt = async (by: Visitor, { latitude, longitude }: Wish) =>
    (await list(by, `/api/wishes?lat=${latitude}&lng=${longitude}&radius=1`)).map(({ id }) => id);

  describe('Wishes', () => {
    it('are public until their owner closes them', async () => {
      const [owner, other] = [await api().member(), await api().member()];
      const wish = await wishes(owner, { reason: 'It is cold.' });
      expect(wish).toMatchObject({ state: 'open', amount: 1, received: 0, reason: 'It is cold.' });
      expect(await idsAt(api().visitor(), wish)).toEqual([wish.id]);
      const find = async (query: string) => (await list(other, `/api/wishes?${query}`)).map(({ id }) => id);
      expect(await find(`person=${owner.account.id}`)).toEqual([wish.id]);
      expect(await find(`person=${owner.account.id}&search=${encodeURIComponent(wish.title.toUpperCase())}`)).toEqual([
        wish.id,
      ]);
      expect(await find(`person=${owner.account.id}&search=accordion`)).toEqual([]);
      expect((await other.call('GET', `/api/wishes/${wish.id}`)).status).toBe(200);
      expectRefused(await other.call('POST', `/api/wishes/${wish.id}/close`, {}), 404);
      const closed = await owner.call('POST', `/api/wishes/${wish.id}/close`, {});
      expect(z.parse(wishSchema, closed.json).state).toBe('closed');
      expect(await idsAt(other, wish)).toEqual([]);
      expectRefused(await other.call('GET', `/api/wishes/${wish.id}`), 404);
      expect((await list(owner, '/api/me/wishes')).map(({ id }) => id)).toEqual([wish.id]);
    });

    it('require a session, and are limited to five open ones', async () => {
      expectRefused(await api().visitor().call('POST', '/api/wishes', sent()), 401);
      const owner = await api().member();
      for (let count = 0; count < memberLimits.wishes.open; count += 1) await wishes(owner);
      expectRefused(await owner.call('POST', '/api/wishes', sent()), 409);
    });

    it.each<[string, unknown]>([
      ['title', ' '],
      ['title', 'a\u0007b'],
      ['reason', 'x'.repeat(memberLimits.wishes.reason + 1)],
      ['category', 'Spaceships'],
      ['endsAt', '2020-01-01T00:00:00.000Z'],
      ['endsAt', 'tomorrow'],
      ['latitude', 91],
      ['locationName', ''],
    ])('are rejected with an invalid %s: %j', async (path, value) => {
      const owner = await api().member();
      expectInvalid(await owner.call('POST', '/api/wishes', sent({ [path]: value })), path);
    });

    it('match a donor’s text and receive an offer that their owner can accept', async () => {
      const [owner, donor] = [await api().member(), await api().member()];
      const wish = await wishes(owner);
      const query = `title=${encodeURIComponent(wish.title)}&lat=${wish.latitude}&lng=${wish.longitude}`;
      const matches = async () => (await list(donor, `/api/wishes/matching?${query}`)).map(({ id }) => id);
      expect(await matches()).toEqual([wish.id]);
      const donation = await createDonation(donor, { title: wish.title });
      const offer = (by: Visitor) => by.call('POST', `/api/wishes/${wish.id}/offers`, { donationId: donation.id });
      expectRefused(await offer(api().visitor()), 401);
      expectRefused(await offer(owner), 403);
      const answer = await offer(donor);
      expect(answer.status, answer.text).toBe(201);
      const request = z.parse(requestSchema, answer.json);
      expect(request).toMatchObject({ state: 'offered', wishId: wish.id, needsPlace: true });
      expect(await matches()).toEqual([]);
      expectRefused(await offer(donor), 409);

      await takeStep(owner, request, 'accept', span());
      expectInvalid(await donor.call('POST', `/api/requests/${request.id}/accept`, {}), 'place');
      await takeStep(donor, request, 'accept', { place: pickup });
      await takeStep(donor, request, 'received', {});
      const own = await owner.call('GET', `/api/wishes/${wish.id}`);
      expect(z.parse(wishSchema, own.json)).toMatchObject({ state: 'received', received: 1 });
    });

    it('are not offered a donation again that their owner declined', async () => {
      const [owner, donor] = [await api().member(), await api().member()];
      const wish = await wishes(owner);
      const { id: donationId } = await createDonation(donor, { title: wish.title });
      const offer = () => donor.call('POST', `/api/wishes/${wish.id}/offers`, { donationId });
      for (const by of [donor, owner]) {
        const { id } = z.parse(requestSchema, (await offer()).json);
        expect((await by.call('POST', `/api/requests/${id}/cancel`, {})).status).toBe(200);
      }
      expectRefused(await offer(), 409);
    });

    it('are not shown to blocked people', async () => {
      const [owner, other] = [await api().member(), await api().member()];
      const wish = await wishes(owner);
      await owner.call('PUT', `/api/people/${other.account.id}/block`, {});
      expect(await idsAt(other, wish)).toEqual([]);
      expectRefused(await other.call('GET', `/api/wishes/${wish.id}`), 404);
    });
  });
}
