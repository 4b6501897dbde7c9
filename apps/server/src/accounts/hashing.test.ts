import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Limit } from '../config/limit.js';
import { freshCode, member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { hashing } from './passwords.js';

describe('Hashing', () => {
  let server: TestServer;
  const start = async (signIn?: Limit) => {
    const limits = { create: undefined, photo: undefined, chat: undefined, signIn };
    server = await startTestServer({ limits }, { listener: { proxies: 1 } });
  };
  afterEach(async () => {
    await server.stop();
  });

  const guess = (network: string, email: string) =>
    visitor(server.host).call(
      'POST',
      '/api/auth/sign-in/email',
      { email, password: 'a guessed password' },
      { 'X-Forwarded-For': network },
    );

  it('happens after rate limiting', async () => {
    const hash = vi.spyOn(hashing, 'hash');
    await start({ amount: 2, seconds: 3600 });
    const one = await member(server, 'one@example.org');
    const set = () => one.call('PUT', '/api/me/password', { password: 'a long password', proof: { code: '000000' } });
    const statuses = [await set(), await set(), await set(), await set()].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 429, 429]);
    expect(hash).toHaveBeenCalledTimes(2);
    const proof = { code: await freshCode(server, one.email) };
    expect((await one.call('PUT', '/api/me/password', { password: 'a long password', proof })).status).toBe(429);
    expect(hash).toHaveBeenCalledTimes(2);
  });

  it('waits in a limited queue per network, and returns 503 if it is full', async () => {
    await start();
    const ends: (() => void)[] = [];
    vi.spyOn(hashing, 'verify').mockImplementation(async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return false;
    });
    // Two run, and ten are queued.
    const many = Array.from({ length: 14 }, (_, number) => guess('192.0.2.1', `${number}@example.org`));
    let refused = 0;
    for (const one of many) void one.then(({ status }) => (refused += status === 503 ? 1 : 0));
    await expect.poll(() => refused).toBe(2);
    const other = guess('198.51.100.1', 'other@example.org');
    await expect.poll(() => ends.length).toBe(2);
    for (let ended = 0; ended < 13; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(ended);
      ends[ended]?.();
    }
    expect((await other).status).toBe(422);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(12);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  });
});
