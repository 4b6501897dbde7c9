import type { Donation } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../demo/demo.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { demoSearches } from './testing/demoSearches.js';
import { freshSearches } from './testing/freshSearches.js';

/** Minimum share of searches with a match among the first five results. */
const inFirstFive = 0.9;

/** Minimum shares for searches that the vocabulary was only improved with later. */
const ofFresh = { found: 0.96, inFirstFive: 0.97 };

const { demoDonations } = demo();

describe('Natural-language searches in the demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.parts.donations.addAll(demoDonations);
  });
  afterAll(() => server.stop());

  async function titlesOf(search: string): Promise<string[]> {
    const response = await fetch(`${server.host}/api/donations?${new URLSearchParams({ search })}`);
    return ((await response.json()) as Donation[]).map(({ title }) => title);
  }

  it.each(demoSearches)('find all matches: %s', async (search, ...fitting) => {
    const titles = await titlesOf(search);
    expect(fitting.filter((begin) => !titles.some((title) => title.startsWith(begin)))).toEqual([]);
  });

  it('have a match among the first five results', async () => {
    let good = 0;
    for (const [search, ...fitting] of demoSearches) {
      const first = (await titlesOf(search)).slice(0, 5);
      if (first.some((title) => fitting.some((begin) => title.startsWith(begin)))) good += 1;
    }
    expect(good / demoSearches.length).toBeGreaterThanOrEqual(inFirstFive);
  });

  it('by another author find nearly all matches, and rank them first', async () => {
    let [wanted, found, good] = [0, 0, 0];
    for (const [search, ...fitting] of freshSearches) {
      const titles = await titlesOf(search);
      const isFound = (begin: string) => titles.some((title) => title.startsWith(begin));
      wanted += fitting.length;
      found += fitting.filter(isFound).length;
      if (titles.slice(0, 5).some((title) => fitting.some((begin) => title.startsWith(begin)))) good += 1;
    }
    expect(found / wanted).toBeGreaterThanOrEqual(ofFresh.found);
    expect(good / freshSearches.length).toBeGreaterThanOrEqual(ofFresh.inFirstFive);
  });

  it.each([
    ["men's ties", 'Three good neckties'],
    ['womens ballet flats', 'Ballet flats'],
    ['mens trousers', 'Pressed pants'],
  ])('for men or women find listings that mention neither: %s', async (search, begin) => {
    expect(await titlesOf(search)).toContainEqual(expect.stringMatching(new RegExp(`^${begin}`)));
  });

  it('for a short word rank the item above words that contain it', async () => {
    const titles = await titlesOf('hat');
    expect(titles.slice(0, 3)).toEqual([
      expect.stringMatching(/^Straw hat/),
      expect.stringMatching(/^Pom-pom beanie/),
      expect.stringMatching(/^Green baseball cap/),
    ]);
    expect(titles.length).toBeGreaterThan(10);
  });
});
