import { searchedInsteadHeader, totalCountHeader } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

describe('A search in Spanish', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    for (const title of ['Winter coat', 'Red shoes', 'Blue shoes', 'Baby bodysuits', 'Vestido rojo']) {
      await server.parts.store.addDonation(aDonation({ title, description: 'In good condition.' }));
    }
  });
  afterAll(() => server.stop());

  async function search(words: string, path = `/api/donations?limit=1&search=${encodeURIComponent(words)}`) {
    const response = await fetch(server.host + path);
    const donations: { title: string }[] = await response.json();
    return {
      titles: donations.map(({ title }) => title),
      total: response.headers.get(totalCountHeader),
      instead: decodeURIComponent(response.headers.get(searchedInsteadHeader) ?? ''),
      next: /<([^>]+)>/.exec(response.headers.get('Link') ?? '')?.[1],
    };
  }

  it('finds English listings as exact matches, on every page', async () => {
    expect(await search('abrigo')).toMatchObject({ titles: ['Winter coat'], total: '1', instead: '' });
    const first = await search('zapatos');
    expect(first).toMatchObject({ titles: ['Blue shoes'], total: '2', instead: '' });
    expect(await search('', first.next)).toMatchObject({ titles: ['Red shoes'], total: '2', next: undefined });
    expect((await search('zapatos rojos')).titles).toEqual(['Red shoes']);
    expect((await search('ropa de bebé')).titles).toEqual(['Baby bodysuits']);
  });

  it('finds what is described in Spanish before', async () => {
    expect(await search('vestido')).toMatchObject({ titles: ['Vestido rojo'], total: '1', instead: '' });
  });

  it('finds nothing where there is nothing in either language', async () => {
    expect(await search('sombrero')).toMatchObject({ titles: [], total: '0' });
    expect(await search('kayak')).toMatchObject({ titles: [], total: '0', instead: '' });
  });
});
