import { searchedInsteadHeader, type Donation } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';

const listed = [
  { title: 'Winter coat, girls 6-7y', category: 'Seasonal' },
  { title: 'Wool winter coat', description: "Women's M, worn twice.", category: 'Women' },
  { title: 'Herringbone blazer', description: "Women's 10. Lovely with dress shoes.", category: 'Women' },
  { title: 'Sneakers, US 8', category: 'Footwear' },
].map((one) => aDonation({ description: 'In good condition.', ...one }));

/** Prefixes of the found titles, and the search used instead, if any. */
const cases: [query: string, found: string[], instead?: string][] = [
  ...[
    'coat 6-7',
    '6-7 coat',
    '6 years winter coat',
    'winter coat 6',
    'winter coat size 6-7',
    'coat age 6',
    'coat 6-7 years',
    'coat 6X',
    'coat 116 cm',
  ].map((search): [string, string[]] => [`search=${search}`, ['Winter coat, girls']]),
  ['search=coat ６', ['Winter coat, girls']],
  ['search=ｃｏａｔ 6', ['Winter coat, girls']],
  ['search=coat&category=Children&size=6-7', ['Winter coat, girls']],
  ['search=coat&size=６-７', ['Winter coat, girls']],
  // Relaxes the item, but not the size.
  ['search=raincoat 6', ['Winter coat, girls'], 'coat 6'],
  ['search=anorak', ['Wool winter coat', 'Winter coat, girls'], 'coat'],
  // A matching size is not enough.
  ['search=shoes size 10', ['Sneakers'], 'shoes'],
  ['search=skirt size 10', []],
];

describe('A search with a size', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.parts.donations.addAll(listed);
  });
  afterAll(() => server.stop());

  it.each(cases)('finds the expected donations for %s', async (query, found, instead = '') => {
    const response = await fetch(`${server.host}/api/donations?${query}`);
    const titles = ((await response.json()) as Donation[]).map(({ title }) => title);
    expect(titles).toEqual(found.map((begin) => expect.stringMatching(`^${begin}`)));
    expect(decodeURIComponent(response.headers.get(searchedInsteadHeader) ?? '')).toBe(instead);
  });
});
