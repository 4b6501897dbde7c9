import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../openDatabase.js';
import type { ListCursor } from '../../donations/queries.js';
import { aDonation, createStoredDonations } from '../donations.js';
import { killRounds, rounds } from '../killRounds.js';
import { createCluster, type Cluster } from '../postgres/cluster.js';
import { createDatabase } from '../postgres/createDatabase.js';
import { startTestServer } from '../startTestServer.js';

describe('A server', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await createCluster({ durable: true });
  }, 60_000);
  afterAll(() => cluster.remove());

  it('keeps all acknowledged donations, whenever it or the database is killed', async () => {
    const { url } = await createDatabase(cluster.url('postgres'));
    const outcome = await killRounds({
      settings: { DATABASE_URL: url },
      async between(round) {
        if (round % 3 !== 2) return;
        await cluster.stop('immediate');
        await cluster.start();
      },
    });
    expect(outcome).toMatchObject({ lost: [], twice: 0 });
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(rounds);
  }, 600_000);

  it('returns 503 while the database is down, recovers automatically, and lists nothing twice', async () => {
    const { url } = await createDatabase(cluster.url('postgres'));
    const database = await openDatabase({ dataDir: '', databaseUrl: url });
    const server = await startTestServer({ database });
    const loading = new AbortController();
    const answers: { status: number; retryAfter: string | null; message: unknown }[] = [];
    const listed: string[] = [];

    /** Writes sequentially, and retries each until it is acknowledged. */
    const write = async (writer: number) => {
      for (let count = 0; !loading.signal.aborted; count += 1) {
        const title = `Coat ${writer}.${count}`;
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `outage-${writer}-${count}` };
        const body = JSON.stringify(aDonation({ title }));
        for (let status = 0; status !== 201; await wait(20)) {
          const response = await fetch(`${server.host}/api/donations`, { method: 'POST', headers, body });
          const { message } = await response.json();
          status = response.status;
          if (status !== 201 && status !== 503) throw new Error(`${status}: ${message}`);
          answers.push({ status, retryAfter: response.headers.get('Retry-After'), message });
        }
        listed.push(title);
      }
    };
    const read = async () => {
      while (!loading.signal.aborted) {
        const response = await fetch(`${server.host}/api/donations?limit=5`);
        const body = await response.json();
        answers.push({
          status: response.status,
          retryAfter: response.headers.get('Retry-After'),
          message: body.message,
        });
        await wait(20);
      }
    };
    const load = [...[0, 1, 2, 3].map(write), read()];
    for (const mode of ['fast', 'immediate'] as const) {
      await wait(400);
      await cluster.stop(mode);
      await wait(400);
      expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.host}/readyz`)).status).toBe(503);
      await cluster.start();
      await expect.poll(async () => (await fetch(`${server.host}/readyz`)).status).toBe(200);
    }
    await wait(400);
    loading.abort();
    await Promise.all(load);

    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 201, 503]);
    const away = answers.filter(({ status }) => status === 503);
    expect(away.every(({ retryAfter, message }) => retryAfter === '2' && typeof message === 'string')).toBe(true);
    const { rows } = await countTitles(database);
    expect(rows).toHaveLength(listed.length);
    expect(new Set(rows)).toEqual(new Set(listed));
    await server.stop();
    await database.close();
  }, 120_000);

  async function countTitles(database: Awaited<ReturnType<typeof openDatabase>>) {
    const rows: string[] = [];
    for (let before: ListCursor | undefined; ;) {
      const page = await createStoredDonations(database).list({ limit: 200, before });
      rows.push(...page.donations.map(({ title }) => title));
      before = { tier: 0, id: page.donations.at(-1)?.id ?? 0 };
      if (!page.hasMore) return { rows };
    }
  }
});
