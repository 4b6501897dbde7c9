import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

describe('A caller behind a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    const limits = { create: { amount: 2, seconds: 3600 }, photo: undefined, chat: undefined };
    server = await startTestServer({ limits }, { listener: { proxies: 1 } });
  });
  afterAll(() => server.stop());

  const create = async (caller: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': caller };
    const init = { method: 'POST', headers, body: JSON.stringify(aDonation()) };
    return (await fetch(`${server.host}/api/donations`, init)).status;
  };

  it.each([
    ['with ports', '192.0.2.1:1001', '192.0.2.1:1002', '192.0.2.1'],
    ['in brackets, with ports', '[2001:db8:1::1]:80', '[2001:db8:1::1]:81', '2001:db8:1::1'],
    ['in other spellings', '2001:db8:2::a', '2001:0DB8:0002:0:0:0:0:A', '2001:DB8:2:0::B'],
    ['as IPv4 and IPv4-mapped IPv6', '192.0.2.2', '::ffff:192.0.2.2', '::FFFF:c000:202'],
    ['within a /64', '2001:db8:3:0:1::', '2001:db8:3::2:2', '2001:db8:3:0:ffff::'],
    ['as an invalid value', 'unknown', '_hidden', 'caller:80'],
  ])('counts as a single caller with an address %s', async (_, first, second, third) => {
    expect([await create(first), await create(second), await create(third)]).toEqual([201, 201, 429]);
  });

  it('counts as another caller in another /64', async () => {
    for (const group of [1, 2, 3]) expect(await create(`2001:db8:4:${group}::1`)).toBe(201);
  });
});

describe('A retry with the same idempotency key', () => {
  it('returns the stored response without counting toward limits', async () => {
    const limits = { create: { amount: 2, seconds: 3600 }, photo: undefined, chat: { amount: 2, seconds: 3600 } };
    const server = await startTestServer({ limits });
    const post = async (path: string, key: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const response = await fetch(server.host + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return [response.status, await response.text()];
    };
    const calls = [
      { path: '/api/donations', body: aDonation(), status: 201 },
      {
        path: '/api/chat',
        body: { role: 'user', content: 'Hi', sessionId: 'V1StGXR8_Z5jdHi6B-myT', timestamp: '2026-11-01T12:00:00Z' },
        status: 200,
      },
    ];
    for (const { path, body, status } of calls) {
      const [firstStatus, first] = await post(path, 'first-key', body);
      expect(firstStatus).toBe(status);
      for (let again = 0; again < 4; again += 1) expect(await post(path, 'first-key', body)).toEqual([status, first]);
      expect((await post(path, 'second-key', body))[0]).toBe(status);
      expect((await post(path, 'third-key', body))[0]).toBe(429);
      expect(await post(path, 'first-key', body)).toEqual([status, first]);
    }
    await server.stop();
  });
});
