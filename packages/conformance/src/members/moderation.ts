import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { donationSchema } from '@clothesline/api-client/contract';
import {
  memberLimits,
  messageSchema,
  moderationEntrySchema,
  type ModerationAction,
  personSchema,
} from '@clothesline/api-client/members';
import { expectRefused } from '../support.js';
import {
  createRequest,
  expectInvalid,
  createDonation,
  reason,
  span,
  takeStep,
  type Member,
  type MembersApi,
  type Visitor,
} from './support.js';

const because = 'It is against our rules.';

export function describeModeration(api: () => MembersApi) {
  let moderator: Member;
  beforeAll(async () => {
    moderator = await api().member(api().target.moderator);
  });

  const reports = async (by: Visitor, kind: string, id: number, more: object = {}) => {
    const answer = await by.call('POST', '/api/reports', { kind, id, reason: 'unsafe', ...more });
    expect(answer.status, answer.text).toBe(201);
    return z.parse(z.object({ id: z.int() }), answer.json).id;
  };
  const decides = (id: number, action: ModerationAction) =>
    moderator.call('POST', `/api/moderation/${id}`, { action, reason: because });
  const decided = async (id: number, action: ModerationAction) => {
    const answer = await decides(id, action);
    expect(answer.status, answer.text).toBe(200);
    return z.parse(moderationEntrySchema, answer.json);
  };
  const queue = async () =>
    z.parse(z.array(moderationEntrySchema), (await moderator.call('GET', '/api/moderation?limit=200')).json);
  const listNotices = async (one: Visitor) =>
    z.parse(z.array(z.object({ kind: z.string(), text: z.string() })), (await one.call('GET', '/api/notices')).json);
  const givenBy = async (viewer: Visitor, { account }: Member) =>
    z.parse(personSchema, (await viewer.call('GET', `/api/people/${account.id}`)).json).donations.map(({ id }) => id);
  const says = async (by: Visitor, request: { id: number }, content: string) =>
    z.parse(messageSchema, (await by.call('POST', `/api/requests/${request.id}/messages`, { content })).json);
  const listMessages = async (viewer: Visitor, request: { id: number }) => {
    const answer = await viewer.call('GET', `/api/requests/${request.id}`);
    return z.parse(z.object({ messages: z.array(messageSchema) }), answer.json).messages;
  };

  describe('POST /api/reports', () => {
    it('merges reports about the same item into an entry for moderators', async () => {
      const [donor, one, other] = [await api().member(), await api().member(), await api().member()];
      const donation = await createDonation(donor, { description: 'Look here.' });
      const id = await reports(one, 'donation', donation.id, { reason: 'spam', words: 'An ad.' });
      expect(await reports(other, 'donation', donation.id, { reason: 'rude' })).toBe(id);
      const entry = (await queue()).find((each) => each.id === id);
      expect(entry).toMatchObject({
        kind: 'donation',
        targetId: donation.id,
        words: ['An ad.'],
        state: 'open',
        target: { personId: donor.account.id, donationId: donation.id, text: 'Look here.' },
      });
      expect(entry?.reasons.toSorted()).toEqual(['rude', 'spam']);
      expectRefused(await one.call('GET', '/api/moderation'), 403);
      expectRefused(await api().visitor().call('GET', '/api/moderation'), 401);
    });

    it.each([
      ['kind', { kind: 'place' }],
      ['id', { id: 0 }],
      ['reason', { reason: 'dislike' }],
      ['words', { words: 'x'.repeat(memberLimits.message + 1) }],
      ['words', { words: 'half \uD83D' }],
    ])('rejects an invalid %s', async (path, wrong) => {
      const one = await api().member();
      expectInvalid(await one.call('POST', '/api/reports', { kind: 'person', id: 1, reason: 'spam', ...wrong }), path);
    });

    it('rejects reports about unknown items, and about messages without a session', async () => {
      const sent = { id: 2_000_000_000, reason: 'spam' };
      for (const kind of ['donation', 'message', 'person']) {
        const signedOut = kind === 'message' ? 401 : 404;
        expectRefused(
          await api()
            .visitor()
            .call('POST', '/api/reports', { ...sent, kind }),
          signedOut,
        );
        expectRefused(await (await api().member()).call('POST', '/api/reports', { ...sent, kind }), 404);
      }
    });
  });

  describe('POST /api/moderation/{id}', () => {
    it('hides a donation from everybody but its author, who is told why, and restores it', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const donation = await createDonation(donor);
      const request = await createRequest(asker, donation);
      const id = await reports(asker, 'donation', donation.id);
      expect(await decided(id, 'hide')).toMatchObject({
        state: 'hidden',
        acts: [{ moderatorId: moderator.account.id, action: 'hide', reason: because }],
      });
      expectRefused(await asker.call('GET', `/api/donations/${donation.id}`), 404);
      expect(await givenBy(asker, donor)).toEqual([]);
      expect(await givenBy(donor, donor)).toEqual([donation.id]);
      const own = await donor.call('GET', `/api/people/${donor.account.id}`);
      expect(own.text).toContain('hidden');
      expect((await listNotices(donor))[0]).toMatchObject({ kind: 'hidden' });
      expect((await asker.call('GET', `/api/requests/${request.id}`)).json).toMatchObject({ state: 'closed' });
      expectRefused(await decides(id, 'hide'), 409);

      expect(await decided(id, 'restore')).toMatchObject({ state: 'restored' });
      const shown = await asker.call('GET', `/api/donations/${donation.id}`);
      expect(z.parse(donationSchema, shown.json)).toMatchObject({ id: donation.id, status: 'available' });
      expect((await listNotices(donor))[0]).toMatchObject({ kind: 'restored' });
    });

    it('hides a message from its recipient and restores it', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const request = await createRequest(asker, await createDonation(donor));
      const rude = await says(asker, request, 'A rude word.');
      const sent = { kind: 'message', id: rude.id, reason: 'rude' };
      expectRefused(await (await api().member()).call('POST', '/api/reports', sent), 404);
      const id = await reports(donor, 'message', rude.id, { reason: 'rude' });
      expect((await queue()).find((each) => each.id === id)?.target).toMatchObject({ text: 'A rude word.' });
      await decided(id, 'hide');
      const find = async (viewer: Visitor) =>
        (await listMessages(viewer, request)).find((message) => message.id === rude.id);
      expect((await find(donor))?.content).not.toContain('rude word');
      expect(await find(asker)).toMatchObject({ content: 'A rude word.', hiddenFor: because });
      expect((await listNotices(asker))[0]).toMatchObject({ kind: 'hidden' });
      await decided(id, 'restore');
      expect(await find(donor)).toMatchObject({ content: 'A rude word.' });
      expect((await listNotices(asker))[0]).toMatchObject({ kind: 'restored' });
    });

    it('suspends a person, who can no longer write, and hides their donations', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const donation = await createDonation(donor);
      const request = await createRequest(asker, donation);
      const id = await reports(asker, 'person', donor.account.id);
      expect(await decided(id, 'suspend')).toMatchObject({ state: 'suspended', target: { suspendedFor: because } });
      expect((await donor.call('GET', '/api/me')).json).toMatchObject({ suspendedFor: because });
      expectRefused(await donor.call('PATCH', '/api/me', { bio: 'x' }), 403);
      expect((await listNotices(donor))[0]).toMatchObject({ kind: 'suspended' });
      expect((await donor.call('GET', '/api/me/export')).status).toBe(200);
      expect((await api().deletes(donor, donor.account.email)).status).toBe(200);
      const back = await donor.call('POST', '/api/me/restore', {});
      expect(back.json).toMatchObject({ deletedAt: null, suspendedFor: because });
      expectRefused(await asker.call('GET', `/api/donations/${donation.id}`), 404);
      expect((await asker.call('GET', `/api/requests/${request.id}`)).json).toMatchObject({ state: 'closed' });
      expectRefused(await decides(id, 'suspend'), 409);

      await decided(id, 'restore');
      expect((await donor.call('GET', '/api/me')).json).toMatchObject({ suspendedFor: null });
      expect((await asker.call('GET', `/api/donations/${donation.id}`)).status).toBe(200);
      expect((await donor.call('PATCH', '/api/me', { bio: 'x' })).status).toBe(200);
    });

    it('requires undoing an action before another one', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const donation = await createDonation(donor);
      const id = await reports(asker, 'donation', donation.id);
      await decided(id, 'hide');
      for (const action of ['hide', 'suspend', 'dismiss'] as const) expectRefused(await decides(id, action), 409);
      await decided(id, 'restore');
      expectRefused(await decides(id, 'restore'), 409);
      expect(await decided(id, 'suspend')).toMatchObject({ state: 'suspended' });
      expectRefused(await decides(id, 'hide'), 409);
      await decided(id, 'restore');
      expect((await donor.call('GET', '/api/me')).json).toMatchObject({ suspendedFor: null });
      expect((await asker.call('GET', `/api/donations/${donation.id}`)).status).toBe(200);
    });

    it('dismisses reports, and cannot hide a person', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const id = await reports(one, 'person', other.account.id);
      expectRefused(await decides(id, 'hide'), 409);
      expectRefused(await decides(id, 'restore'), 409);
      expect(await decided(id, 'dismiss')).toMatchObject({ state: 'dismissed' });
      expectRefused(await decides(id, 'dismiss'), 409);
      // A later report opens it again.
      expect(await reports(one, 'person', other.account.id)).not.toBe(id);
    });

    it('rejects moderators’ decisions about themselves', async () => {
      const one = await api().member();
      const own = await createDonation(moderator);
      for (const id of [await reports(one, 'person', moderator.account.id), await reports(one, 'donation', own.id)]) {
        expectRefused(await decides(id, 'dismiss'), 403);
        expect((await queue()).find((each) => each.id === id)?.state).toBe('open');
      }
    });

    it('requires a moderator, a reason and an existing entry', async () => {
      const one = await api().member();
      const id = await reports(one, 'person', (await api().member()).account.id);
      const path = `/api/moderation/${id}`;
      expectRefused(await one.call('POST', path, { action: 'dismiss', reason: because }), 403);
      expectRefused(await api().visitor().call('POST', path, { action: 'dismiss', reason: because }), 401);
      expectInvalid(await moderator.call('POST', path, { action: 'dismiss', reason: ' ' }), 'reason');
      expectInvalid(await moderator.call('POST', path, { action: 'ban', reason: because }), 'action');
      expectRefused(await decides(2_000_000_000, 'dismiss'), 404);
    });
  });

  describe('PUT and DELETE /api/people/{id}/block', () => {
    it('separates two people until the block is removed', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const donation = await createDonation(donor);
      const request = await createRequest(asker, donation);
      const path = `/api/people/${asker.account.id}/block`;
      expect((await donor.call('PUT', path, {})).status).toBe(200);
      expect((await donor.call('PUT', path, {})).status).toBe(200);
      expect((await asker.call('GET', `/api/requests/${request.id}`)).json).toMatchObject({
        state: 'declined',
        title: donation.title,
      });
      // The same for both to hide who blocked whom.
      for (const person of [donor, asker]) {
        expect((await person.call('GET', `/api/requests/${request.id}`)).json).toMatchObject({ canWrite: false });
        const sent = await person.call('POST', `/api/requests/${request.id}/messages`, { content: 'Why?' });
        expectRefused(sent, 403);
      }
      expectRefused(await asker.call('GET', `/api/donations/${donation.id}`), 404);
      expect(await givenBy(asker, donor)).toEqual([]);
      const again = { reason, times: [span()] };
      expectRefused(await asker.call('POST', `/api/donations/${donation.id}/requests`, again), 404);
      const seen = await donor.call('GET', `/api/people/${asker.account.id}`);
      expect(z.parse(personSchema, seen.json)).toMatchObject({ isBlocked: true, canAsk: false });
      const other = await asker.call('GET', `/api/people/${donor.account.id}`);
      expect(z.parse(personSchema, other.json)).toMatchObject({ isBlocked: false, canAsk: false });

      expect((await donor.call('DELETE', path, {})).status).toBe(200);
      expect(await givenBy(asker, donor)).toEqual([donation.id]);
      // The closed request stays closed.
      expect((await asker.call('GET', `/api/requests/${request.id}`)).json).toMatchObject({ canWrite: false });
      await createRequest(asker, donation);
    });

    it('cancels a promise', async () => {
      const [donor, asker] = [await api().member(), await api().member()];
      const request = await createRequest(asker, await createDonation(donor));
      await takeStep(donor, request, 'promise', { place: 'The library', ...span() });
      await asker.call('PUT', `/api/people/${donor.account.id}/block`, {});
      expect((await donor.call('GET', `/api/requests/${request.id}`)).json).toMatchObject({ state: 'cancelled' });
    });

    it('requires a session and another, existing person', async () => {
      const one = await api().member();
      expectRefused(await api().visitor().call('PUT', `/api/people/${one.account.id}/block`, {}), 401);
      expectInvalid(await one.call('PUT', `/api/people/${one.account.id}/block`, {}), 'id');
      expectRefused(await one.call('PUT', '/api/people/2000000000/block', {}), 404);
    });
  });
}
