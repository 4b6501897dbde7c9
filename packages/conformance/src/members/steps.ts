import { describe, expect, it } from 'vitest';
import { memberLimits } from '@clothesline/api-client/members';
import { expectRefused, unique } from '../support.js';
import {
  createRequest,
  expectInvalid,
  createDonation,
  place,
  readRequest,
  span,
  takeStep,
  type Member,
  type MembersApi,
} from './support.js';

export function describeSteps(api: () => MembersApi) {
  async function aQueue() {
    const [donor, ann, bob] = await Promise.all([api().member(), api().member(), api().member()]);
    const donation = await createDonation(donor);
    const first = await createRequest(ann, donation);
    const second = await createRequest(bob, donation, [span(30), span(20)]);
    return { donor, ann, bob, donation, first, second };
  }
  const readDonation = async ({ id }: { id: number }) =>
    (await api().visitor().call('GET', `/api/donations/${id}`)).json;
  const lines = async (who: Member, request: { id: number }) =>
    (await readRequest(who, request)).messages?.filter(({ authorId }) => authorId === null).length;

  describe('POST /api/requests/{id}/promise', () => {
    it('shows the place only to the receiver and the pickup code only to the donor', async () => {
      const { donor, ann, bob, donation, first, second } = await aQueue();
      const time = span(26);
      const promised = await takeStep(donor, first, 'promise', { place, ...time });
      expect(promised).toMatchObject({ state: 'promised', place, ...time });
      expect(promised.code?.split(' ')).toHaveLength(memberLimits.pickupCodeWords);
      expect(Date.parse(promised.holdsUntil ?? '')).toBeGreaterThan(Date.parse(time.to));
      const seen = await readRequest(ann, first);
      expect(seen).toMatchObject({ state: 'promised', place, ...time });
      expect(seen).not.toHaveProperty('code');
      for (const field of ['place', 'from', 'to', 'code']) {
        expect(await readRequest(bob, second)).not.toHaveProperty(field);
      }
      expect(await readDonation(donation)).toMatchObject({ status: 'promised' });
      expect(await lines(ann, first)).toBe(1);
      // Further requests join a queue.
      expect(await createRequest(await api().member(), donation)).toMatchObject({ state: 'waiting' });
    });

    it('allows one promise at a time, only by the donor', async () => {
      const { donor, ann, first, second } = await aQueue();
      const sent = { place, ...span() };
      expectRefused(await ann.call('POST', `/api/requests/${first.id}/promise`, sent), 403);
      await takeStep(donor, first, 'promise', sent);
      for (const { id } of [first, second]) {
        expectRefused(await donor.call('POST', `/api/requests/${id}/promise`, sent), 409);
      }
    });

    it('requires a place and a future time', async () => {
      const { donor, first } = await aQueue();
      const promise = (sent: object) => donor.call('POST', `/api/requests/${first.id}/promise`, sent);
      expectInvalid(await promise({ ...span() }), 'place');
      expectInvalid(await promise({ place: ' ', ...span() }), 'place');
      expectInvalid(await promise({ place: 'x'.repeat(memberLimits.place + 1), ...span() }), 'place');
      expectInvalid(await promise({ place, ...span(-3) }), 'from');
      expectInvalid(await promise({ place, ...span(memberLimits.timesAheadDays * 24) }), 'to');
      expectInvalid(await promise({ place, to: span().to }), 'from');
    });

    it('is idempotent per key', async () => {
      const { donor, first } = await aQueue();
      const key = { 'Idempotency-Key': unique() };
      const sent = { place, ...span() };
      const promise = () => donor.call('POST', `/api/requests/${first.id}/promise`, sent, key);
      expect((await promise()).json).toEqual((await promise()).json);
    });
  });

  describe('ending a promise', () => {
    it.each(['cancel', 'missed'])('offers the donation to the next in line, who accepts it: %s', async (step) => {
      const { donor, ann, bob, donation, first, second } = await aQueue();
      // Only possible after the agreed time.
      const soon = span(step === 'missed' ? 2 / 3600 : 24);
      await takeStep(donor, first, 'promise', { place, ...soon });
      if (step === 'missed') {
        expectRefused(await donor.call('POST', `/api/requests/${first.id}/missed`, {}), 409);
        await new Promise((resolve) => setTimeout(resolve, Date.parse(soon.from) + 100 - Date.now()));
      }
      const ended = await takeStep(step === 'cancel' ? ann : donor, first, step);
      expect(ended.state).toBe(step === 'cancel' ? 'cancelled' : 'missed');
      const offered = await readRequest(bob, second);
      expect(offered.state).toBe('offered');
      expect(offered).not.toHaveProperty('place');
      expect(await readDonation(donation)).toMatchObject({ status: 'promised' });
      // Nothing was proposed.
      expectRefused(await donor.call('POST', `/api/requests/${second.id}/accept`, {}), 409);
      const accepted = await takeStep(bob, second, 'accept');
      const from = second.times[1]?.from;
      expect(accepted).toMatchObject({ state: 'promised', place, from });
      expectRefused(await bob.call('POST', `/api/requests/${second.id}/accept`, {}), 409);
    });

    it('lets the next in line accept with another, complete time', async () => {
      const { donor, ann, bob, first, second } = await aQueue();
      await takeStep(donor, first, 'promise', { place, ...span() });
      await takeStep(ann, first, 'cancel');
      const time = span(100);
      const accept = (sent: object) => bob.call('POST', `/api/requests/${second.id}/accept`, sent);
      expectInvalid(await accept({ from: time.from }), 'to');
      expectInvalid(await accept(span(-4)), 'from');
      expect(await takeStep(bob, second, 'accept', second.times[0])).toMatchObject({ state: 'promised', place });
    });

    it('reveals the place after the donor accepted the proposed time', async () => {
      const { donor, ann, bob, first, second } = await aQueue();
      await takeStep(donor, first, 'promise', { place, ...span() });
      await takeStep(ann, first, 'cancel');
      const [early, late] = [span(90), span(100)];
      for (const time of [early, late]) {
        const proposed = await takeStep(bob, second, 'accept', time);
        expect(proposed).toMatchObject({ state: 'offered', ...time });
        expect(proposed).not.toHaveProperty('place');
      }
      expectRefused(await donor.call('POST', `/api/requests/${second.id}/accept`, early), 409);
      expect(await takeStep(donor, second, 'accept', late)).toMatchObject({ state: 'promised', ...late });
      expect(await readRequest(bob, second)).toMatchObject({ state: 'promised', place, ...late });
    });

    it('does not count a no-show that the asker objects to', async () => {
      const { donor, ann, first } = await aQueue();
      const promised = await takeStep(donor, first, 'promise', { place, ...span(1 / 3600) });
      expectRefused(await ann.call('POST', `/api/requests/${first.id}/object`, {}), 409);
      await new Promise((resolve) => setTimeout(resolve, Date.parse(promised.from ?? '') + 100 - Date.now()));
      await takeStep(donor, first, 'missed');
      const { objectUntil } = await readRequest(ann, first);
      expect(Date.parse(objectUntil ?? '')).toBeGreaterThan(Date.now());
      expect(await readRequest(donor, first)).not.toHaveProperty('objectUntil');
      expectRefused(await donor.call('POST', `/api/requests/${first.id}/object`, {}), 403);
      expect(await takeStep(ann, first, 'object')).toMatchObject({ state: 'missed' });
      expect(await readRequest(ann, first)).not.toHaveProperty('objectUntil');
      expectRefused(await ann.call('POST', `/api/requests/${first.id}/object`, {}), 409);
      expect((await donor.call('GET', '/api/requests')).json).toMatchObject([{}, { asker: { promised: 0 } }]);
    });

    it('hides place and time from askers who cancelled or are blocked', async () => {
      for (const end of ['cancel', 'block'] as const) {
        const { donor, ann, first } = await aQueue();
        await takeStep(donor, first, 'promise', { place, ...span() });
        expect(await readRequest(ann, first)).toMatchObject({ place });
        if (end === 'cancel') await takeStep(ann, first, 'cancel');
        else await donor.call('PUT', `/api/people/${ann.account.id}/block`, {});
        for (const field of ['place', 'from', 'to']) expect(await readRequest(ann, first)).not.toHaveProperty(field);
        expect(JSON.stringify((await ann.call('GET', '/api/me/export')).json)).not.toContain(place);
      }
    });

    it('makes the donation available again if nobody waits', async () => {
      const { donor, ann, bob, donation, first, second } = await aQueue();
      await takeStep(bob, second, 'cancel', { reason: 'I found another.' });
      await takeStep(donor, first, 'promise', { place, ...span() });
      await takeStep(ann, first, 'cancel');
      expect(await readDonation(donation)).toMatchObject({ status: 'available' });
    });
  });

  describe('POST /api/requests/{id}/decline', () => {
    it('declines a request with a reason', async () => {
      const { donor, ann, first } = await aQueue();
      expectRefused(await ann.call('POST', `/api/requests/${first.id}/decline`, {}), 403);
      expect(await takeStep(donor, first, 'decline', { reason: 'It went to my sister.' })).toMatchObject({
        state: 'declined',
      });
      expect((await readRequest(ann, first)).messages?.at(-1)).toMatchObject({
        authorId: donor.account.id,
        content: 'It went to my sister.',
      });
      expectRefused(await donor.call('POST', `/api/requests/${first.id}/decline`, {}), 409);
    });

    it('rejects reasons that are too long', async () => {
      const { donor, ann, first } = await aQueue();
      const sent = { reason: 'x'.repeat(memberLimits.note + 1) };
      expectInvalid(await donor.call('POST', `/api/requests/${first.id}/decline`, sent), 'reason');
      expectInvalid(await ann.call('POST', `/api/requests/${first.id}/cancel`, sent), 'reason');
    });
  });

  describe('POST /api/requests/{id}/received', () => {
    it('marks the donation as given by the donor and closes other requests', async () => {
      const { donor, ann, bob, donation, first, second } = await aQueue();
      await takeStep(donor, first, 'promise', { place, ...span() });
      expect(await takeStep(donor, first, 'received')).toMatchObject({ state: 'received' });
      expect(await readDonation(donation)).toMatchObject({ status: 'given' });
      expect(await readRequest(bob, second)).toMatchObject({ state: 'closed' });
      expect((await bob.call('GET', '/api/notices')).json).toMatchObject([{ kind: 'closed', requestId: second.id }]);
      const sent = { reason: 'I would like it as well.', times: [span()] };
      expectRefused(await bob.call('POST', `/api/donations/${donation.id}/requests`, sent), 409);
      expectRefused(await ann.call('POST', `/api/requests/${first.id}/cancel`, {}), 409);
    });

    it('requires the pickup code from the asker', async () => {
      const { donor, ann, first } = await aQueue();
      const { code = '' } = await takeStep(donor, first, 'promise', { place, ...span() });
      const receive = (sent: object) => ann.call('POST', `/api/requests/${first.id}/received`, sent);
      expectInvalid(await receive({ code: 'not these words' }), 'code');
      expectInvalid(await receive({}), 'code');
      expect((await receive({ code: ` ${code.toUpperCase().replaceAll(' ', ', ')}` })).status).toBe(200);
    });

    it('requires a promise', async () => {
      const { donor, first } = await aQueue();
      for (const step of ['received', 'missed', 'cancel']) {
        expectRefused(await donor.call('POST', `/api/requests/${first.id}/${step}`, {}), 409);
      }
    });
  });

  it.each(['promise', 'accept', 'decline', 'cancel', 'received', 'missed', 'object', 'read'])(
    'POST /api/requests/{id}/%s rejects strangers and visitors',
    async (step) => {
      const { first } = await aQueue();
      const stranger = await api().member();
      const sent = { place, ...span(), messageId: 1 };
      expectRefused(await stranger.call('POST', `/api/requests/${first.id}/${step}`, sent), 404);
      expectRefused(await api().visitor().call('POST', `/api/requests/${first.id}/${step}`, sent), 401);
      expectRefused(await stranger.call('POST', `/api/requests/2147483647/${step}`, sent), 404);
    },
  );
}
