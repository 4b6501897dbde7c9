import { describe, expect, it } from 'vitest';
import { aHandOver, secretPlace } from '../testing/aHandOver.js';
import { visitor } from '../testing/people.js';
import { describeStores } from '../testing/stores.js';

describeStores('A hand-over', (kind) => {
  const { server, people, asks, span, donation } = aHandOver(kind);

  describe('is open to those it belongs to', () => {
    const steps = ['promise', 'accept', 'decline', 'cancel', 'received', 'missed', 'messages'] as const;
    const bodies = {
      promise: () => ({ place: secretPlace, ...span() }),
      accept: () => ({}),
      decline: () => ({}),
      cancel: () => ({}),
      received: () => ({}),
      missed: () => ({}),
      messages: () => ({ content: 'Hello' }),
    };
    /** What nobody, a stranger, the asker and the donor get while the request waits. */
    const expected = {
      promise: [401, 404, 403, 200],
      accept: [401, 404, 409, 409],
      decline: [401, 404, 403, 200],
      cancel: [401, 404, 200, 409],
      received: [401, 404, 409, 409],
      missed: [401, 404, 403, 409],
      messages: [401, 404, 201, 201],
    };

    it.each(steps)('%s', async (step) => {
      const { donor, ann, stranger } = people();
      const statuses: number[] = [];
      for (const caller of [visitor(server().host), stranger, ann, donor]) {
        const id = await asks(ann);
        statuses.push((await caller.call('POST', `/api/requests/${id}/${step}`, bodies[step]())).status);
        const foreign = { Origin: 'https://elsewhere.example' };
        expect((await caller.call('POST', `/api/requests/${id}/${step}`, bodies[step](), foreign)).status).toBe(403);
        await ann.call('POST', `/api/requests/${id}/cancel`);
      }
      expect(statuses).toEqual(expected[step]);
    });

    it.each(['withdraw', 'renew', 'given'])('%s', async (step) => {
      const { donor, ann } = people();
      const path = `/api/donations/${donation()}/${step}`;
      const statuses: number[] = [];
      for (const caller of [visitor(server().host), ann, donor]) {
        statuses.push((await caller.call('POST', path)).status);
      }
      expect(statuses).toEqual([401, 403, 200]);
    });

    it.each(['/api/requests', '/api/notices', '/api/requests/1'])('GET %s', async (path) => {
      expect((await visitor(server().host).call('GET', path)).status).toBe(401);
    });
  });
});
