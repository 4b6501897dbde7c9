import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberLimits, messageSchema, requestSchema } from '@clothesline/api-client/members';
import { expectRefused, nextAddress, unique, type Answered } from '../support.js';
import { createRequest, expectInvalid, createDonation, reason, readRequest, span, type MembersApi } from './support.js';

export function describeAsking(api: () => MembersApi) {
  const two = async () => ({ donor: await api().member(), asker: await api().member() });

  describe('POST /api/donations/{id}/requests', () => {
    it('returns 201 with the request, visible to both people', async () => {
      const { donor, asker } = await two();
      const donation = await createDonation(donor);
      const times = [span(), span(48, 3)];
      const request = await createRequest(asker, donation, times);
      expect(request).toMatchObject({
        donationId: donation.id,
        askerId: asker.account.id,
        donorId: donor.account.id,
        state: 'waiting',
        reason,
        times,
      });
      expect(await readRequest(donor, request)).toMatchObject({ id: request.id, title: donation.title, messages: [] });
      const list = async (who: typeof donor, query: string) =>
        z.parse(z.array(requestSchema), (await who.call('GET', `/api/requests${query}`)).json);
      expect(await list(asker, '?role=asker')).toMatchObject([{ id: request.id, title: donation.title }]);
      expect(await list(asker, '?role=donor')).toEqual([]);
      const name = donor.account.displayName;
      const [asked, ...more] = await list(donor, `?role=donor&donation=${donation.id}`);
      expect(more).toEqual([]);
      expect(asked).toMatchObject({
        id: request.id,
        asker: { displayName: name, received: 0, came: 0, promised: 0 },
      });
      // Others may still ask.
      expect(Date.parse(asked?.chooseFrom ?? '')).toBeGreaterThan(Date.parse(donation.createdAt));
      expect(JSON.stringify(await list(asker, ''))).not.toContain('chooseFrom');
    });

    it('allows one open request per person, and none by the donor', async () => {
      const { donor, asker } = await two();
      const donation = await createDonation(donor);
      await createRequest(asker, donation);
      const path = `/api/donations/${donation.id}/requests`;
      expectRefused(await asker.call('POST', path, { reason, times: [span()] }), 409);
      expectRefused(await donor.call('POST', path, { reason, times: [span()] }), 403);
      expectRefused(
        await api()
          .visitor()
          .call('POST', path, { reason, times: [span()] }),
        401,
      );
      await createRequest(await api().member(), donation);
    });

    it('returns 404 for unknown donations', async () => {
      const asker = await api().member();
      for (const id of ['2147483647', 'x', '0']) {
        expectRefused(await asker.call('POST', `/api/donations/${id}/requests`, { reason, times: [span()] }), 404);
      }
    });

    it.each<[string, unknown]>([
      ['reason', { reason: undefined }],
      ['reason', { reason: 'Too short' }],
      ['reason', { reason: ` ${'x'.repeat(memberLimits.reason.min - 1)} ` }],
      ['reason', { reason: 'x'.repeat(memberLimits.reason.max + 1) }],
      ['reason', { reason: 'with a \u0000 in it' }],
      ['reason', { reason: 'with a half \uD83D' }],
      ['reason', { reason: 12_345_678_901 }],
      ['times', { times: [] }],
      ['times', { times: undefined }],
      ['times', { times: 'tomorrow' }],
      ['times', { times: Array.from({ length: memberLimits.times.max + 1 }, () => span()) }],
      ['times.0.from', { times: [span(-2)] }],
      ['times.0.to', { times: [span(memberLimits.timesAheadDays * 24)] }],
      ['times.1.to', { times: [span(), { from: span().to, to: span().from }] }],
      ['times.0.from', { times: [{ from: 'soon', to: span().to }] }],
    ])('rejects an invalid %s: %j', async (path, change) => {
      const { donor, asker } = await two();
      const donation = await createDonation(donor);
      const sent = { reason, times: [span()], ...(change as object) };
      expectInvalid(await asker.call('POST', `/api/donations/${donation.id}/requests`, sent), path);
    });

    it('is idempotent per key', async () => {
      const { donor, asker } = await two();
      const donation = await createDonation(donor);
      const sent = { reason, times: [span()] };
      const again = () =>
        asker.call('POST', `/api/donations/${donation.id}/requests`, sent, { 'Idempotency-Key': key });
      const key = unique();
      const first = await again();
      expect(first.status).toBe(201);
      expect((await again()).json).toEqual(first.json);
      expect((await asker.call('GET', '/api/requests')).headers.get('X-Total-Count')).toBe('1');
    });
  });

  describe('GET /api/requests', () => {
    it('returns pages, newest first', async () => {
      const { donor, asker } = await two();
      const ids: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        ids.unshift((await createRequest(asker, await createDonation(donor))).id);
      }
      const first = await asker.call('GET', '/api/requests?limit=2');
      expect(first.headers.get('X-Total-Count')).toBe('3');
      const second = await asker.call('GET', nextAddress(first) ?? '');
      const found = [first, second].flatMap(({ json }) => z.parse(z.array(requestSchema), json));
      expect(found.map(({ id }) => id)).toEqual(ids);
      expect(nextAddress(second)).toBeUndefined();
    });

    it.each(['role=owner', 'donation=x', 'limit=0', 'limit=201', 'cursor=x'])('rejects ?%s', async (query) => {
      expectRefused(await (await api().member()).call('GET', `/api/requests?${query}`), 422);
    });

    it('shows a request only to its two people', async () => {
      const { donor, asker } = await two();
      const { id } = await createRequest(asker, await createDonation(donor));
      const stranger = await api().member();
      expect((await stranger.call('GET', '/api/requests')).json).toEqual([]);
      expectRefused(await stranger.call('GET', `/api/requests/${id}`), 404);
      expectRefused(await stranger.call('GET', '/api/requests/2147483647'), 404);
      for (const path of ['/api/requests', `/api/requests/${id}`]) {
        expectRefused(await api().visitor().call('GET', path), 401);
      }
    });
  });

  describe('POST /api/requests/{id}/messages', () => {
    it('delivers the message unchanged and marks it as unread', async () => {
      const { donor, asker } = await two();
      const request = await createRequest(asker, await createDonation(donor));
      const path = `/api/requests/${request.id}`;
      const content = ' معطف 🧥 <b>"quotes"</b>\nand a line';
      const answer = await asker.call('POST', `${path}/messages`, { content });
      expect(answer.status, answer.text).toBe(201);
      const message = z.parse(messageSchema, answer.json);
      expect(message).toMatchObject({ authorId: asker.account.id, content });
      const unread = async () => z.parse(z.array(requestSchema), (await donor.call('GET', '/api/requests')).json)[0];
      expect((await unread())?.unread).toBe(1);
      expect((await readRequest(donor, request)).messages).toEqual([message]);
      expect((await donor.call('POST', `${path}/read`, { messageId: message.id })).status).toBe(200);
      expect((await unread())?.unread).toBe(0);
      expect((await readRequest(asker, request)).readByOther).toBe(message.id);
    });

    it('rejects empty, overlong and malformed messages, and those of others', async () => {
      const { donor, asker } = await two();
      const { id } = await createRequest(asker, await createDonation(donor));
      const write = (content: unknown) => donor.call('POST', `/api/requests/${id}/messages`, { content });
      for (const content of ['', ' \u200b', 7, 'half \uDE00', 'nul \u0000', 'x'.repeat(memberLimits.message + 1)]) {
        expectInvalid(await write(content), 'content');
      }
      expect((await write('😀'.repeat(memberLimits.message))).status).toBe(201);
      const stranger = await api().member();
      expectRefused(await stranger.call('POST', `/api/requests/${id}/messages`, { content: 'Hi' }), 404);
      expectRefused(await api().visitor().call('POST', `/api/requests/${id}/messages`, { content: 'Hi' }), 401);
    });

    it('lists messages in pages, newest first', async () => {
      const { donor, asker } = await two();
      const { id } = await createRequest(asker, await createDonation(donor));
      for (const content of ['One', 'Two', 'Three']) {
        await asker.call('POST', `/api/requests/${id}/messages`, { content });
      }
      const contents = ({ json }: Answered) => z.parse(z.array(messageSchema), json).map(({ content }) => content);
      const first = await donor.call('GET', `/api/requests/${id}/messages?limit=2`);
      expect(contents(first)).toEqual(['Three', 'Two']);
      const second = await donor.call('GET', nextAddress(first) ?? '');
      expect(contents(second)).toEqual(['One']);
      expect(nextAddress(second)).toBeUndefined();
      const stranger = await api().member();
      expectRefused(await stranger.call('GET', `/api/requests/${id}/messages`), 404);
    });

    it('rejects messages after the donor declined', async () => {
      const { donor, asker } = await two();
      const request = await createRequest(asker, await createDonation(donor));
      await donor.call('POST', `/api/requests/${request.id}/decline`, {});
      for (const person of [asker, donor]) {
        expectRefused(await person.call('POST', `/api/requests/${request.id}/messages`, { content: 'But' }), 409);
        expect((await readRequest(person, request)).canWrite).toBe(false);
      }
    });

    it('is idempotent per key', async () => {
      const { donor, asker } = await two();
      const request = await createRequest(asker, await createDonation(donor));
      const key = { 'Idempotency-Key': unique() };
      const write = () => asker.call('POST', `/api/requests/${request.id}/messages`, { content: 'Once' }, key);
      expect((await write()).json).toEqual((await write()).json);
      expect((await readRequest(donor, request)).messages).toHaveLength(1);
    });
  });
}
