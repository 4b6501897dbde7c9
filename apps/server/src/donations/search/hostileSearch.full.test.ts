import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { searchesAtOnce } from '../createDonations.js';

/** As many as one address lists in 33 hours. */
const many = 2000;

const worst = [
  `${'a'.repeat(190)}b`,
  `b${'a'.repeat(190)}`,
  `${'a'.repeat(95)}b${'a'.repeat(95)}`,
  `${'aaaa '.repeat(37)}aaab`,
];

/** Searches that are sent at once, and how often; a machine that is busy with something else disturbs some of the rounds. */
const together = 12;
const rounds = 5;

describe(`${many} donations written to slow down searches`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    // Every part of what is searched is there, and nothing that is searched as a whole.
    const hostile = aDonation({ title: 'aab aba baa b a', description: `${'aaaa '.repeat(20)}${'a'.repeat(4900)}` });
    for (let listed = 0; listed < many; listed += 100) {
      await server.parts.donations.addAll(Array.from({ length: 100 }, () => hostile));
    }
  }, 120_000);
  afterAll(() => server.stop());

  it.each(worst)('are searched for %s faster than the store counts to three million', async (search) => {
    const times: number[] = [];
    const counts: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const start = performance.now();
      const { total, instead } = await server.parts.donations.list({ limit: 5, search });
      const found = performance.now();
      // Nothing holds the text; some of it is a word of all.
      expect(instead !== undefined || total === 0).toBe(true);
      times.push(found - start);
      // About half a second, and longer on a machine where the search takes longer.
      await sql`select count(*) from generate_series(1, 3000000)`.execute(server.parts.database.db);
      counts.push(performance.now() - found);
    }
    expect(Math.min(...times)).toBeLessThan(Math.min(...counts));
  });

  it('let other calls run during twelve searches', async () => {
    const results: Round[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await searchTwelve(server, round));
    expect(results.flatMap(({ statuses }) => statuses)).toEqual(Array.from({ length: together * rounds }, () => 200));
    // The longest wait of the best round, as a share of that round: a donation waits for a few of the searches, not for all,
    // and /healthz for none.
    const shareOf = (wait: 'donation' | 'health') => Math.min(...results.map((round) => round[wait] / round.searches));
    expect(shareOf('donation')).toBeLessThan(0.4);
    expect(shareOf('health')).toBeLessThan(0.3);
    // Connections beyond the searches' share of the pool stay free for everything else.
    expect(Math.max(...results.map(({ busy }) => busy))).toBeLessThanOrEqual(searchesAtOnce + 2);
  });
});

/** Milliseconds of one round. */
interface Round {
  statuses: number[];
  /** Until the last of the searches was answered. */
  searches: number;
  /** The longest wait for a single donation, and for /healthz, meanwhile. */
  donation: number;
  health: number;
  /** The most connections of the pool that were busy at once; 0 without a pool. */
  busy: number;
}

async function searchTwelve({ host, parts }: TestServer, round: number): Promise<Round> {
  const start = performance.now();
  const state = { isOver: false };
  const searches = Promise.all(
    Array.from({ length: together }, async (_, index) => {
      // Another search in each round: a cached response costs nothing.
      const search = `${worst[index % worst.length]}${'b'.repeat(round)}`.slice(round);
      return (await fetch(`${host}/api/donations?${new URLSearchParams({ search })}`)).status;
    }),
  ).finally(() => (state.isOver = true));
  const longestWait = async (path: () => string) => {
    let longest = 0;
    while (!state.isOver) {
      const asked = performance.now();
      expect((await fetch(host + path())).status).toBe(200);
      longest = Math.max(longest, performance.now() - asked);
    }
    return longest;
  };
  const watchPool = async () => {
    let most = 0;
    while (!state.isOver) {
      const { connections, idle } = parts.database.pool();
      most = Math.max(most, connections - idle);
      await wait(5);
    }
    return most;
  };
  let id = round * 100;
  const [statuses, donation, health, busy] = await Promise.all([
    searches,
    longestWait(() => `/api/donations/${(id += 1)}`),
    longestWait(() => '/healthz'),
    watchPool(),
  ]);
  return { statuses, donation, health, busy, searches: performance.now() - start };
}
