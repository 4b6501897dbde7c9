import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { donationsSchema, isHttpUrl } from '../../contract/index.js';
import { createDonationFixtures, donationFixtures, manyDonations } from '../donationFixtures.js';
import { createFakeBackend } from './createFakeBackend.js';

const path = '/api/categories';

describe('the fake backend', () => {
  it('delays responses', async () => {
    vi.useFakeTimers();
    const { fetch } = createFakeBackend({ delay: 500 });
    const answered = vi.fn<() => void>();
    void fetch(path).then(answered);
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('fails a call as often as configured', async () => {
    const backend = createFakeBackend({ faults: [{ endpoint: 'listCategories', status: 503, times: 2 }] });
    const statuses: number[] = [];
    for (const one of [path, '/api/donations', path, path]) statuses.push((await backend.fetch(one)).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  it('responds to a hanging call after recovering', async () => {
    const backend = createFakeBackend();
    backend.fail({ endpoint: 'listCategories', hang: true });
    const answered = vi.fn<(response: Response) => void>();
    const call = backend.fetch(path).then(answered);
    await backend.fetch('/api/donations');
    expect(answered).not.toHaveBeenCalled();
    backend.recover('listCategories');
    await call;
    expect(answered.mock.calls[0]?.[0].status).toBe(200);
  });

  it('stops waiting if the caller aborts', async () => {
    const { fetch } = createFakeBackend({ faults: [{ hang: true }] });
    await expect(fetch(path, { signal: AbortSignal.timeout(5) })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(fetch(path, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('cuts off a response', async () => {
    const { fetch } = createFakeBackend({ faults: [{ halfBody: true }] });
    const text = await (await fetch(path)).text();
    expect(text).toMatch(/^\["All Items"/);
    expect(text).not.toMatch(/]$/);
  });

  it('accepts a Request and records calls', async () => {
    const backend = createFakeBackend();
    const body = JSON.stringify({ role: 'user', content: '', sessionId: 'x', timestamp: '' });
    await backend.fetch(new Request('https://clothesline.test/api/chat', { method: 'POST', body }));
    expect(backend.calls).toEqual([
      { endpoint: 'sendMessage', method: 'POST', url: '/api/chat', body: JSON.parse(body), credentials: 'same-origin' },
    ]);
  });

  it('does not share state with another backend', async () => {
    const one = createFakeBackend();
    const { distance: _distance, id: _id, ...sent } = donationFixtures[0] ?? {};
    await one.fetch('/api/donations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    expect(one.donations).toHaveLength(donationFixtures.length + 1);
    expect(createFakeBackend().donations).toHaveLength(donationFixtures.length);
  });
});

describe('the fixtures', () => {
  it('match the contract, newest first, with valid picture URLs', () => {
    expect(z.safeParse(donationsSchema, donationFixtures).success).toBe(true);
    expect(donationFixtures.map(({ id }) => id)).toEqual(
      donationFixtures.map((_, index) => donationFixtures.length - index),
    );
    expect(donationFixtures.flatMap(({ images }) => images).every(isHttpUrl)).toBe(true);
    expect(createDonationFixtures('http://localhost:6006')[0]?.images[0]).toMatch(
      /^http:\/\/localhost:6006\/pictures\//,
    );
  });

  it('can be created in any number, with unique ids', () => {
    const many = manyDonations(5000);
    expect(many).toHaveLength(5000);
    expect(many[0]?.id).toBe(5000);
    expect(new Set(many.map(({ id }) => id)).size).toBe(5000);
  });
});

it('explains a missing fetch, as under jest-environment-jsdom', () => {
  vi.stubGlobal('Request', undefined);
  expect(() => createFakeBackend()).toThrow(/needs fetch.*jest-fixed-jsdom/);
});
