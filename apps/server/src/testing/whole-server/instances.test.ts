import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHttpError } from '../../listener/toHttpError.js';
import { take } from '../../limits/takeAllowances.js';
import { openPostgres } from '../../store/open/postgres.js';
import { openDatabase } from '../../openDatabase.js';
import { createDatabase as wrap, type Database } from '../../store/database.js';
import { aDonation, someDonations, createStoredDonations } from '../donations.js';
import { createReplica, createCluster, type Cluster } from '../postgres/cluster.js';
import { createDatabase, type TestDatabase } from '../postgres/createDatabase.js';
import { startTestServer, type TestServer } from '../startTestServer.js';

describe('Several instances with a shared database', () => {
  let database: TestDatabase;
  let stores: Database[];
  let servers: TestServer[];
  beforeAll(async () => {
    database = await createDatabase();
    const options = { dataDir: '', databaseUrl: database.url, seed: someDonations };
    // Concurrently, as in a rollout: one migrates and seeds, the others wait.
    stores = await Promise.all([1, 2, 3, 4].map(() => openDatabase(options)));
    servers = await Promise.all(
      stores.map((database) =>
        startTestServer({
          database,
          limits: { create: { amount: 5, seconds: 3600 }, photo: undefined, chat: { amount: 3, seconds: 3600 } },
        }),
      ),
    );
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(stores.map((database) => database.close()));
    await database.drop();
  });

  const ask = (index: number, path: string, init?: RequestInit) =>
    fetch(`${servers[index % servers.length]?.host}${path}`, init);
  const post = (index: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(index, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('add demo data once', async () => {
    expect((await ask(0, '/api/donations?limit=1')).headers.get('X-Total-Count')).toBe(String(someDonations.length));
  });

  it('return each other’s latest writes, despite their caches', async () => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(servers.map((_, index) => ask(index, '/api/donations?limit=2')));
      const title = `Seen by all ${round}`;
      expect((await post(round, '/api/donations', aDonation({ title }))).status).toBe(201);
      const lists = await Promise.all(
        servers.map(async (_, index) => (await ask(index, '/api/donations?limit=1')).json()),
      );
      expect(lists).toEqual(servers.map(() => [expect.objectContaining({ title })]));
    }
  });

  it('list a single donation per idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'key-for-every-instance' };
    // Other tests have used up most of the rate limit.
    await database.query('delete from allowances');
    const body = aDonation({ title: 'Sent to all' });
    const answers = await Promise.all([0, 1, 2, 3].map((index) => post(index, '/api/donations', body, headers)));
    const made = await Promise.all(answers.map(async (response) => (await response.json()).id));
    expect(new Set(made).size).toBe(1);
    expect((await post(1, '/api/donations', { ...body, title: 'Other' }, headers)).status).toBe(409);
  });

  it('share the rate limits per IP address', async () => {
    await database.query('delete from allowances');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => post(index, '/api/donations', aDonation())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(600);
  });

  it('share a chat', async () => {
    const message = {
      role: 'user',
      content: 'Hello',
      sessionId: 'V1StGXR8_Z5jdHi6B-myT',
      timestamp: '2026-11-01T12:00:00.000Z',
    };
    for (const index of [0, 1, 2]) expect((await post(index, '/api/chat', message)).status).toBe(200);
    expect((await post(3, '/api/chat', message)).status).toBe(429);
    expect(await (await ask(3, `/api/chat/${message.sessionId}`)).json()).toHaveLength(6);
  });
});

describe('A replica', () => {
  let primary: Cluster;
  let replica: Cluster;
  let database: Database;
  let databaseUrl: string;
  beforeAll(async () => {
    primary = await createCluster();
    databaseUrl = (await createDatabase(primary.url('postgres'))).url;
    await (await openDatabase({ dataDir: '', databaseUrl, seed: someDonations })).close();
    replica = await createReplica(primary);
    const databaseReadUrl = replica.url(new URL(databaseUrl).pathname.slice(1));
    database = await openDatabase({ dataDir: '', databaseUrl, databaseReadUrl });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await replica.remove();
    await primary.remove();
  });

  const read = async () => (await createStoredDonations(database).list({ limit: 1 })).donations[0]?.title;

  it('serves reads, and notifies of writes', async () => {
    expect(await database.version()).toMatch(/^replica /);
    const { id } = await createStoredDonations(database).add(aDonation({ title: 'Fresh' }));
    expect(await createStoredDonations(database).get(id)).toMatchObject({ title: 'Fresh' });
    await expect.poll(read).toBe('Fresh');
  });

  it('causes a 503 if used as the primary, as during a failover', async () => {
    const url = replica.url(new URL(databaseUrl).pathname.slice(1));
    const pool = await openPostgres({ url, setting: 'DATABASE_URL', onIdleError: () => {} });
    const asPrimary = wrap(pool, { isDistributed: false });
    const limit = { key: 'key', amount: 1, seconds: 1 };
    for (const write of [() => createStoredDonations(asPrimary).add(aDonation()), () => take(asPrimary, [limit])]) {
      const error: unknown = await write().catch((thrown: unknown) => thrown);
      expect(toHttpError(error)).toMatchObject({ status: 503 });
    }
    await pool.close();
  });

  it('is not used while unavailable', async () => {
    await replica.stop('immediate');
    await createStoredDonations(database).add(aDonation({ title: 'Without it' }));
    expect(await read()).toBe('Without it');
    expect(await database.version()).toMatch(/^primary /);
    await replica.start();
  });

  it('still serves reads while the primary is down', async () => {
    const seen = async () => [(await database.version()).split(' ')[0], await read()];
    await expect.poll(seen, { timeout: 30_000 }).toEqual(['replica', 'Without it']);
    await primary.stop('immediate');
    expect(await read()).toBe('Without it');
    const write = () =>
      createStoredDonations(database)
        .add(aDonation())
        .then(
          () => 201,
          (error: unknown) => toHttpError(error).status,
        );
    expect(await write()).toBe(503);
    await primary.start();
    await expect.poll(write).toBe(201);
  });
});
