import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../../store/database.js';
import { aDonation, someDonations, createStoredDonations } from '../donations.js';
import { createDatabase, type TestDatabase } from '../postgres/createDatabase.js';
import { startSilentProxy, type SilentProxy } from '../silentProxy.js';
import { startTestServer, type TestServer } from '../startTestServer.js';

/** Measures the duration in seconds. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now();
  return { result: await work, seconds: (performance.now() - start) / 1000 };
}

describe('A database that stops responding', () => {
  let made: TestDatabase;
  let proxy: SilentProxy;
  let database: Database;
  let server: TestServer;
  let gaps = 0;
  beforeAll(async () => {
    made = await createDatabase();
    const url = new URL(made.url);
    proxy = await startSilentProxy(Number(url.port));
    url.port = String(proxy.port);
    database = await openDatabase({ dataDir: '', databaseUrl: url.href, seed: someDonations });
    const limits = { create: { amount: 1000, seconds: 60 }, photo: undefined, chat: { amount: 1000, seconds: 60 } };
    database.listen({ onChange: () => {}, onGap: () => (gaps += 1) });
    server = await startTestServer({ database, limits });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    proxy.stop();
    await made.drop();
  });

  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(server.host + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const message = {
    role: 'user',
    content: 'A coat?',
    sessionId: 'V1StGXR8_Z5jdHi6B-myT',
    timestamp: '2026-11-01T12:00:00Z',
  };

  it('causes a 503 with Retry-After within 10 seconds, and on /readyz within 3, until it is back', async () => {
    // Opens a connection for each statement beforehand.
    await Promise.all(Array.from({ length: 8 }, () => database.check()));
    proxy.freeze();
    const calls = [
      () => post('/api/donations', aDonation()),
      () => post('/api/chat', message),
      () => fetch(`${server.host}/api/donations`),
      () => fetch(`${server.host}/api/donations/1`),
      () => fetch(`${server.host}/api/donations?search=coat`),
    ];
    const ready = await timed(fetch(`${server.host}/readyz`));
    expect(ready.result.status).toBe(503);
    expect(ready.seconds).toBeLessThan(3);
    const answers = await Promise.all(calls.map((call) => timed(call())));
    for (const { result, seconds } of answers) {
      expect([result.status, result.headers.get('Retry-After')]).toEqual([503, '2']);
      expect(seconds).toBeLessThan(10);
    }
    expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
    proxy.thaw();
    await expect.poll(async () => (await fetch(`${server.host}/readyz`)).status).toBe(200);
    for (const call of calls) expect((await call()).status).toBeLessThan(300);
  });

  it('drops connections with an unanswered statement', async () => {
    const before = database.pool().connections;
    expect(before).toBeGreaterThan(0);
    proxy.freeze();
    await Promise.allSettled(Array.from({ length: before }, () => createStoredDonations(database).get(1)));
    expect(database.pool().connections).toBe(0);
    proxy.thaw();
    expect(await createStoredDonations(database).get(1)).toMatchObject({ id: 1 });
  });

  it('is noticed by change listeners, which resume when it is back', async () => {
    const isHeard = () => server.parts.events.open({ userId: 1, sessionId: 1, network: '' });
    await expect.poll(isHeard).toBeDefined();
    gaps = 0;
    proxy.freeze();
    await expect.poll(() => gaps, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(isHeard()).toBeUndefined();
    proxy.thaw();
    await expect.poll(isHeard, { timeout: 15_000 }).toBeDefined();
  });

  it('does not delay a shutdown', async () => {
    await database.check();
    proxy.freeze();
    const waiting = createStoredDonations(database)
      .get(1)
      .catch(() => {});
    await wait(100);
    expect((await timed(database.close())).seconds).toBeLessThan(4);
    proxy.stop();
    await waiting;
  });
});

describe('A replica that is unavailable at startup', () => {
  it('is ignored with a warning', async () => {
    const made = await createDatabase();
    const nowhere = 'postgres://postgres@127.0.0.1:9/nowhere';
    const warnings: string[] = [];
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: made.url,
      databaseReadUrl: nowhere,
      seed: someDonations,
      onReplicaError: ({ message }) => warnings.push(message),
    });
    expect((await createStoredDonations(database).list({ limit: 1 })).total).toBe(someDonations.length);
    expect(warnings.join()).toContain('ECONNREFUSED');
    await database.close();
    await made.drop();
  });
});
