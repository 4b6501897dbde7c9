import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountHeader } from '@clothesline/api-client/contract';
import { accountSchema, memberLimits, personSchema } from '@clothesline/api-client/members';
import { expectRefused, unique } from '../support.js';
import { expectInvalid, createDonation, type MembersApi } from './support.js';

export function describeAccounts(api: () => MembersApi) {
  describe('PATCH /api/me', () => {
    it('changes only the fields that are sent', async () => {
      const one = await api().member();
      const change = {
        displayName: 'Rosa 🧥 وردة',
        username: unique().slice(0, 20),
        location: 'Oakland, CA',
        bio: 'Coats.\nAnd shoes.',
        profileImage: 'https://pictures.example.org/rosa.jpg',
        language: 'es',
      };
      const answer = await one.call('PATCH', '/api/me', change);
      expect(answer.status, answer.text).toBe(200);
      expect(z.parse(accountSchema, answer.json)).toMatchObject(change);
      await one.call('PATCH', '/api/me', { bio: null, profileImage: null, language: null });
      expect(z.parse(accountSchema, (await one.call('GET', '/api/me')).json)).toEqual({
        ...one.account,
        ...change,
        bio: null,
        profileImage: null,
        language: null,
      });
    });

    it('rejects changes meant for an account that is not signed in', async () => {
      const one = await api().member();
      const meant = (id: number) => ({ [accountHeader]: String(id) });
      const refused = await one.call('PATCH', '/api/me', { bio: 'x' }, meant(one.account.id + 1));
      expectRefused(refused, 409);
      expect(refused.headers.get(accountHeader)).toBe(String(one.account.id));
      expect((await one.call('PATCH', '/api/me', { bio: 'x' }, meant(one.account.id))).status).toBe(200);
      expectRefused(await one.call('GET', '/api/requests', undefined, meant(one.account.id + 1)), 409);
    });

    it('requires a session', async () => {
      expectRefused(await api().visitor().call('PATCH', '/api/me', { bio: 'x' }), 401);
    });

    it('sets the notices by mail for each topic separately', async () => {
      const one = await api().member();
      expect(one.account.mails).toEqual({ requests: 'now', messages: 'now', listings: 'now' });
      await one.call('PATCH', '/api/me', { mails: { messages: 'daily', listings: 'never' } });
      const answer = await one.call('PATCH', '/api/me', { mails: { listings: 'now' } });
      expect(z.parse(accountSchema, answer.json).mails).toEqual({
        requests: 'now',
        messages: 'daily',
        listings: 'now',
      });
      expectInvalid(await one.call('PATCH', '/api/me', { mails: { messages: 'weekly' } }), 'mails.messages');
      expectInvalid(await one.call('PATCH', '/api/me', { mails: 'never' }), 'mails');
    });

    it('rejects taken usernames', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const username = unique().slice(0, 20);
      await one.call('PATCH', '/api/me', { username });
      const { issues } = expectRefused(await other.call('PATCH', '/api/me', { username }), 409);
      expect(issues?.map(({ path }) => path)).toEqual(['username']);
      expect((await one.call('PATCH', '/api/me', { username })).status).toBe(200);
    });

    it.each([
      ['displayName', ''],
      ['displayName', ' \n '],
      ['displayName', 7],
      ['displayName', null],
      ['displayName', 'x'.repeat(memberLimits.displayName + 1)],
      ['displayName', 'a\u0000b'],
      ['displayName', 'half \uD83D'],
      ['username', 'No Spaces'],
      ['username', 'ab'],
      ['username', 'ü'.repeat(5)],
      ['location', ''],
      ['location', 'x'.repeat(memberLimits.location + 1)],
      ['bio', 'x'.repeat(memberLimits.bio + 1)],
      ['bio', ['x']],
      ['profileImage', 'javascript:alert(1)'],
      ['profileImage', '//pictures.example.org/rosa.jpg'],
      ['language', 'xx'],
    ])('rejects the %s %j', async (field, value) => {
      const one = await api().member();
      expectInvalid(await one.call('PATCH', '/api/me', { [field]: value }), field);
    });

    it('counts emoji as single characters', async () => {
      const one = await api().member();
      const displayName = '🧥'.repeat(memberLimits.displayName);
      expect((await one.call('PATCH', '/api/me', { displayName })).json).toMatchObject({ displayName });
    });

    it('is idempotent per key and caller', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const key = { 'Idempotency-Key': unique() };
      const first = await one.call('PATCH', '/api/me', { bio: 'First' }, key);
      await one.call('PATCH', '/api/me', { bio: 'Second' });
      expect((await one.call('PATCH', '/api/me', { bio: 'First' }, key)).json).toEqual(first.json);
      expect((await one.call('GET', '/api/me')).json).toMatchObject({ bio: 'Second' });
      expectRefused(await one.call('PATCH', '/api/me', { bio: 'Third' }, key), 409);
      expect((await other.call('PATCH', '/api/me', { bio: 'Theirs' }, key)).json).toMatchObject({ bio: 'Theirs' });
      expectRefused(await one.call('PATCH', '/api/me', { bio: 'x' }, { 'Idempotency-Key': 'short' }), 422);
    });
  });

  describe('GET /api/people/{id}', () => {
    it('returns the public profile and donations without the email address', async () => {
      const one = await api().member();
      await one.call('PATCH', '/api/me', { displayName: 'Seen', bio: 'I give coats.' });
      const [first, second] = [await createDonation(one), await createDonation(one, { userId: 7 })];
      const answer = await api().visitor().call('GET', `/api/people/${one.account.id}`);
      const person = z.parse(personSchema, answer.json);
      const { username, createdAt } = one.account;
      expect(person).toMatchObject({ displayName: 'Seen', bio: 'I give coats.', username, createdAt });
      expect(person.donations.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(person.donations[0]?.donorName).toBe('Seen');
      expect((await api().visitor().call('GET', `/api/donations/${first.id}`)).json).toMatchObject({
        donorName: 'Seen',
      });
      expect(answer.text).not.toContain(one.account.email);
    });

    it('omits the donor’s name if none was chosen', async () => {
      const { id } = await createDonation(await api().member());
      expect((await api().visitor().call('GET', `/api/donations/${id}`)).json).not.toHaveProperty('donorName');
    });

    it.each(['0', '-1', '1.5', 'rosa', '2147483647', '2147483648', '%00'])('returns 404 for %s', async (id) => {
      expectRefused(await api().visitor().call('GET', `/api/people/${id}`), 404);
    });
  });

  describe('GET /api/me/export', () => {
    it('contains the account, its donations and its blocks', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const donation = await createDonation(one);
      await one.call('PUT', `/api/people/${other.account.id}/block`, {});
      const { status, json } = await one.call('GET', '/api/me/export');
      expect(status).toBe(200);
      expect(json).toMatchObject({
        account: { email: one.account.email },
        donations: [{ id: donation.id }],
        blocks: [{ personId: other.account.id }],
      });
      expectRefused(await api().visitor().call('GET', '/api/me/export'), 401);
    });
  });
}
