import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chatHistorySchema, donationSchema } from '@clothesline/api-client/contract';
import { aDonation, expectRefused, unique, type Api } from './support.js';

export function describeKeys(api: () => Api) {
  const post = (path: string, body: unknown, key: string) =>
    api().send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });

  describe('Idempotency-Key', () => {
    it('creates a donation once when the request is repeated', async () => {
      const [title, key] = [unique(), unique()];
      const created: number[] = [];
      for (const createdAt of ['2026-11-01T12:00:00.000Z', '2026-11-01T12:01:00.000Z']) {
        const answer = await post('/api/donations', aDonation({ title, createdAt }), key);
        expect(answer.status, answer.text).toBe(201);
        created.push(z.parse(donationSchema, answer.json).id);
      }
      expect((await api().list(`/api/donations?search=${title}`)).map(({ id }) => id)).toEqual([created[0]]);
      expect(created[1]).toBe(created[0]);
    });

    it('rejects another donation with the same key', async () => {
      const key = unique();
      await post('/api/donations', aDonation(), key);
      const title = unique();
      expectRefused(await post('/api/donations', aDonation({ title }), key), 409);
      expect(await api().list(`/api/donations?search=${title}`)).toEqual([]);
    });

    it('creates equal donations with different keys', async () => {
      const title = unique();
      for (const key of [unique(), unique()]) await post('/api/donations', aDonation({ title }), key);
      expect(await api().list(`/api/donations?search=${title}`)).toHaveLength(2);
    });

    it('stores a chat message once and repeats the reply', async () => {
      const [sessionId, key] = [unique().slice(0, 21), unique()];
      const message = { role: 'user', content: 'Do you have a coat?', sessionId };
      const first = await post('/api/chat', { ...message, timestamp: '2026-11-01T12:00:00.000Z' }, key);
      const second = await post('/api/chat', { ...message, timestamp: '2026-11-01T12:01:00.000Z' }, key);
      expect(first.status, first.text).toBe(200);
      expect(second.json).toEqual(first.json);
      const history = z.parse(chatHistorySchema, (await api().get(`/api/chat/${sessionId}`)).json);
      expect(history.map(({ role }) => role)).toEqual(['user', 'assistant']);
    });

    it.each(['short', 'x'.repeat(101), 'white space'])('rejects an invalid key: %s', async (key) => {
      expectRefused(await post('/api/donations', aDonation(), key), 400);
      const message = {
        role: 'user',
        content: 'Hi',
        sessionId: unique().slice(0, 21),
        timestamp: '2026-11-01T12:00:00Z',
      };
      expectRefused(await post('/api/chat', message, key), 400);
    });
  });
}
