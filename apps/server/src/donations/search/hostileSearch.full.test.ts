import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { searchesAtOnce } from '../createDonations.js';

/** As many as one IP address can list in 33 hours. */
const many = 2000;

const worst = [
  `${'a'.repeat(190)}b`,
  `b${'a'.repeat(190)}`,
  `${'a'.repeat(95)}b${'a'.repeat(95)}`,
  `${'aaaa '.repeat(37)}aaab`,
];

/** Concurrent searches, repeated because other load on the machine may disturb some rounds. */
const together = 12;
const rounds = 5;

describe(`${many} donations written to slow down searches`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    // Contains every part of the searches, but none of them as a whole.
    const hostile = aDonation({ title: 'aab aba baa b a', description: `${'aaaa '.repeat(20)}${'a'.repeat(4900)}` });
    for (let listed = 0; listed < many; listed += 100) {
      await server.parts.donations.addAll(Array.from({ length: 100 }, () => hostile));
    }
  }, 120_000);
  afterAll(() => server.stop());

  it.each(worst)('are searched for %s faster than the database counts to three million', async (search) => {
    const times: number[] = [];
    const counts: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const start = performance.now();
      const { total, instead } = await server.parts.donations.list({ limit: 5, search });
      const found = performance.now();
      // Nothing contains the whole text, but all contain some of its words.
      expect(instead !== undefined || total === 0).toBe(true);
      times.push(found - start);
      // About half a second, scaling with the speed of the machine.
      await sql`select count(*) from generate_series(1, 3000000)`.execute(server.parts.database.db);
      counts.push(performance.now() - found);
    }
    expect(Math.min(...times)).toBeLessThan(Math.min(...counts));
  });

  it('do not block other calls during twelve searches', async () => {
    const results: Round[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await searchTwelve(server, round));
    expect(results.flatMap(({ statuses }) => statuses)).toEqual(Array.from({ length: together * rounds }, () => 200));
    // The longest wait in the best round, relative to it. A donation waits for some searches, /healthz for none.
    const shareOf = (wait: 'donation' | 'health') => Math.min(...results.map((round) => round[wait] / round.searches));
    expect(shareOf('donation')).toBeLessThan(0.4);
    expect(shareOf('health')).toBeLessThan(0.3);
    // The rest of the pool stays available for other calls.
    expect(Math.max(...results.map(({ busy }) => busy))).toBeLessThanOrEqual(searchesAtOnce + 2);
  });
});

/** Times are in milliseconds. */
interface Round {
  statuses: number[];
  /** Until the last search finished. */
  searches: number;
  /** The longest wait for a single donation, and for /healthz. */
  donation: number;
  health: number;
  /** Maximum of busy pool connections; 0 without a pool. */
  busy: number;
}

async function searchTwelve({ host, parts }: TestServer, round: number): Promise<Round> {
  const start = performance.now();
  const state = { isOver: false };
  const searches = Promise.all(
    Array.from({ length: together }, async (_, index) => {
      // Varies the search in each round to avoid cached responses.
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
