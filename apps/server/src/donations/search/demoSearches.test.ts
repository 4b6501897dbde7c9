import type { Donation } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../demo/demo.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { demoSearches } from './testing/demoSearches.js';
import { freshSearches } from './testing/freshSearches.js';

/** The part of the searches whose first five hold what fits. */
const inFirstFive = 0.9;

/** The shares that searches reach which the vocabulary was only mended with. */
const ofFresh = { found: 0.96, inFirstFive: 0.97 };

const { demoDonations } = demo();

describe('Natural searches over the demo', () => {
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

  it.each(demoSearches)('find all that fit: %s', async (search, ...fitting) => {
    const titles = await titlesOf(search);
    expect(fitting.filter((begin) => !titles.some((title) => title.startsWith(begin)))).toEqual([]);
  });

  it('have the right results among the first five', async () => {
    let good = 0;
    for (const [search, ...fitting] of demoSearches) {
      const first = (await titlesOf(search)).slice(0, 5);
      if (first.some((title) => fitting.some((begin) => title.startsWith(begin)))) good += 1;
    }
    expect(good / demoSearches.length).toBeGreaterThanOrEqual(inFirstFive);
  });

  it('of another author find nearly all matches, and rank them first', async () => {
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
  ])('for a wearer find listings that name none: %s', async (search, begin) => {
    expect(await titlesOf(search)).toContainEqual(expect.stringMatching(new RegExp(`^${begin}`)));
  });

  it('by a short name show the item before words that contain it', async () => {
    const titles = await titlesOf('hat');
    expect(titles.slice(0, 3)).toEqual([
      expect.stringMatching(/^Straw hat/),
      expect.stringMatching(/^Pom-pom beanie/),
      expect.stringMatching(/^Green baseball cap/),
    ]);
    expect(titles.length).toBeGreaterThan(10);
  });
});
