import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { organizationPageSchema } from '@clothesline/api-client/contract';
import {
  type ModerationAction,
  moderationEntrySchema,
  type NeedResult,
  needResultSchema,
  ownOrganizationSchema,
  personSchema,
  requestSchema,
  wishSchema,
} from '@clothesline/api-client/members';
import { expectRefused, nowhere } from '../support.js';
import {
  createDonation,
  expectInvalid,
  type Member,
  type MembersApi,
  readRequest,
  span,
  takeStep,
  type Visitor,
} from './support.js';

const warmCoats = {
  name: 'Warm Coats',
  address: '1 Main St, Springfield',
  hours: 'Monday to Friday, 9 to 5',
  rules: 'Washed, in bags.',
  contact: 'hello@warmcoats.example',
};

export function describeOrganizations(api: () => MembersApi) {
  let moderator: Member;
  beforeAll(async () => {
    moderator = await api().member(api().target.moderator);
  });

  const applies = async (one: Visitor, changes: Partial<typeof warmCoats> = {}) => {
    const answer = await one.call('PUT', '/api/me/organization', { ...warmCoats, ...changes });
    expect(answer.status, answer.text).toBe(200);
    return z.parse(ownOrganizationSchema, answer.json);
  };
  const listEntries = async ({ account }: Member) => {
    const { json } = await moderator.call('GET', '/api/moderation?limit=200');
    return z
      .parse(z.array(moderationEntrySchema), json)
      .filter(({ kind, targetId }) => kind === 'organization' && targetId === account.id);
  };
  const decides = async (one: Member, action: ModerationAction) => {
    const [entry] = await listEntries(one);
    return moderator.call('POST', `/api/moderation/${entry?.id ?? 0}`, { action, reason: 'Known to us.' });
  };
  const seen = (one: Member) => api().visitor().call('GET', `/api/organizations/${one.account.id}`);

  describe('PUT /api/me/organization', () => {
    it('publishes an organization after a moderator confirmed it', async () => {
      const one = await api().member();
      expect((await one.call('GET', '/api/me/organization')).json).toBeNull();
      expect(await applies(one, { name: ' Warm Coats ' })).toMatchObject({ ...warmCoats, state: 'waiting' });
      expectRefused(await seen(one), 404);
      expect(await listEntries(one)).toMatchObject([{ state: 'open', target: { title: 'Warm Coats' } }]);
      expectRefused(await decides(one, 'dismiss'), 409);
      expect((await decides(one, 'confirm')).json).toMatchObject({ state: 'confirmed' });
      expectRefused(await decides(one, 'confirm'), 409);
      expect(z.parse(organizationPageSchema, (await seen(one)).json)).toMatchObject(warmCoats);
      const person = await api().visitor().call('GET', `/api/people/${one.account.id}`);
      expect(z.parse(personSchema, person.json).organization).toMatchObject(warmCoats);
      expect(JSON.stringify((await one.call('GET', '/api/notices')).json)).toContain('organizationConfirmed');
    });

    it('keeps the confirmation when hours and rules change, but not the name', async () => {
      const one = await api().member();
      await applies(one);
      await decides(one, 'confirm');
      expect(await applies(one, { hours: '', rules: '' })).toMatchObject({ state: 'confirmed', hours: '' });
      expect(await applies(one, { name: 'Cold Coats' })).toMatchObject({ state: 'waiting' });
      expectRefused(await seen(one), 404);
      expect(await listEntries(one)).toMatchObject([{ state: 'open', target: { title: 'Cold Coats' } }]);
    });

    it('can be rejected with a reason, and applied for again', async () => {
      const one = await api().member();
      await applies(one);
      await decides(one, 'hide');
      expect((await one.call('GET', '/api/me/organization')).json).toMatchObject({
        state: 'refused',
        refusedFor: 'Known to us.',
      });
      const again = await applies(one);
      expect(again.state).toBe('waiting');
      expect(again.refusedFor).toBeUndefined();
      expect(await listEntries(one)).toMatchObject([{ state: 'open' }]);
    });

    it('rejects missing and overlong fields', async () => {
      const one = await api().member();
      for (const [field, text] of [
        ['name', ''],
        ['address', ' '],
        ['contact', 'x'.repeat(301)],
      ] as const) {
        expectInvalid(await one.call('PUT', '/api/me/organization', { ...warmCoats, [field]: text }), field);
      }
      expectRefused(await api().visitor().call('PUT', '/api/me/organization', warmCoats), 401);
    });
  });

  describe('PUT /api/me/needs', () => {
    const lines = [
      { title: 'Coats, size 4-12', amount: 14 },
      { title: 'Socks', amount: 0 },
    ];
    const sent = (needs: unknown[], more: object = {}) => ({ needs, ...nowhere(), locationName: 'An island', ...more });
    const confirmed = async () => {
      const one = await api().member();
      await applies(one);
      await decides(one, 'confirm');
      return one;
    };
    const save = async (one: Visitor, needs: unknown[], more: object = {}) => {
      const answer = await one.call('PUT', '/api/me/needs', sent(needs, more));
      expect(answer.status, answer.text).toBe(200);
      return z.parse(z.array(needResultSchema), answer.json);
    };
    const listNeeds = async (one: Member) => z.parse(organizationPageSchema, (await seen(one)).json).needs;

    it('is limited to confirmed organizations', async () => {
      const [one, stranger] = [await confirmed(), await api().member()];
      expectRefused(await stranger.call('PUT', '/api/me/needs', sent(lines)), 403);
      expectInvalid(await one.call('PUT', '/api/me/needs', sent([])), 'needs');
    });

    it('returns a result per line, and saves nothing in a trial', async () => {
      const one = await confirmed();
      const results = (found: NeedResult[]) => found.map(({ result }) => result);
      expect(results(await save(one, lines, { isTrial: true }))).toEqual(['added', 'failed']);
      expect(await listNeeds(one)).toEqual([]);
      const [coats, socks] = await save(one, lines);
      expect(socks?.issues?.[0]?.path).toBe('amount');
      expect(await listNeeds(one)).toMatchObject([{ title: 'Coats, size 4-12', amount: 14, received: 0 }]);
      const line = { ...lines[0], id: coats?.id };
      expect(results(await save(one, [line, { ...line, received: 3 }, { ...line, title: 'Hats' }]))).toEqual([
        'unchanged',
        'changed',
        'failed',
      ]);
      expect(await listNeeds(one)).toMatchObject([{ received: 3 }]);
      await save(one, [{ ...line, received: 14 }]);
      expect(await listNeeds(one)).toEqual([]);
    });

    it('does not reopen needs that were closed', async () => {
      const one = await confirmed();
      const [coats] = await save(one, [lines[0]]);
      await one.call('POST', `/api/wishes/${coats?.id}/close`, {});
      expect(await save(one, [{ ...lines[0], id: coats?.id, amount: 15 }])).toMatchObject([{ result: 'failed' }]);
      expect(await listNeeds(one)).toEqual([]);
    });

    it('hides needs, even for one item, while the organization is not confirmed, but not its owner’s wishes', async () => {
      const one = await confirmed();
      await save(one, [{ title: 'Crib', amount: 1 }]);
      const wish = { title: 'Hat', ...nowhere(), locationName: 'An island' };
      expect((await one.call('POST', '/api/wishes', wish)).status).toBe(201);
      await applies(one, { ...warmCoats, name: 'Cold Coats' });
      const { json } = await api().visitor().call('GET', `/api/wishes?person=${one.account.id}`);
      expect(z.parse(z.array(wishSchema), json).map(({ title }) => title)).toEqual(['Hat']);
    });

    it('lists needs that take several offers, which the organization receives without the code words', async () => {
      const [one, donor] = [await confirmed(), await api().member()];
      const [need] = await save(one, [{ title: 'Coats', amount: 2 }]);
      for (const left of [1, 0]) {
        const donation = await createDonation(donor);
        const offered = await donor.call('POST', `/api/wishes/${need?.id}/offers`, { donationId: donation.id });
        const request = z.parse(requestSchema, offered.json);
        expect(request.needsPlace).toBe(false);
        const time = span();
        await takeStep(one, request, 'accept', time);
        expect(await readRequest(donor, request)).toMatchObject({ state: 'offered' });
        await takeStep(donor, request, 'accept', time);
        expect(await readRequest(one, request)).toMatchObject({ state: 'promised', place: warmCoats.address });
        await takeStep(one, request, 'received', {});
        expect(await listNeeds(one)).toMatchObject(left > 0 ? [{ received: 1 }] : []);
      }
    });
  });

  it('DELETE /api/me/organization and deleting the account remove an organization', async () => {
    const [one, leaving] = [await api().member(), await api().member()];
    for (const each of [one, leaving]) {
      await applies(each);
      await decides(each, 'confirm');
    }
    expect((await one.call('DELETE', '/api/me/organization', {})).status).toBe(200);
    await api().deletes(leaving, leaving.account.email);
    for (const each of [one, leaving]) expectRefused(await seen(each), 404);
  });
}
