import { searchedInsteadHeader, totalCountHeader } from '@clothesline/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation, createStoredDonations } from '../testing/donations.js';
import { refreshSearchWords } from './refreshSearchWords.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

describe('A search in Spanish', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    for (const title of ['Winter coat', 'Red shoes', 'Blue shoes', 'Baby bodysuits', 'Vestido rojo']) {
      await server.parts.donations.add(aDonation({ title, description: 'In good condition.' }));
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

  it('finds matches for a Spanish search', async () => {
    expect(await search('vestido')).toMatchObject({ titles: ['Vestido rojo'], total: '1', instead: '' });
  });

  it('finds Spanish listings by English words, even if their language is unknown', async () => {
    const { database } = server.parts;
    const { id } = await createStoredDonations(database).add(
      aDonation({ title: 'Chamarra acolchada de niña', description: 'Poco uso.' }),
    );
    expect((await search('girls puffer jacket')).titles).toEqual(['Chamarra acolchada de niña']);
    await sql`update donations set search_words = '' where id = ${id}`.execute(database.db);
    expect((await search('girls jacket puffer')).titles).not.toContain('Chamarra acolchada de niña');
    await sql`delete from facts where name = 'vocabulary'`.execute(database.db);
    await refreshSearchWords(database.db);
    expect((await search('puffer jackets for girls')).titles).toEqual(['Chamarra acolchada de niña']);
  });

  it.each([
    ['外套', 'Winter coat'],
    ['我想找一件冬季外套', 'Winter coat'],
    ['紅色的鞋子', 'Red shoes'],
    ['寶寶包屁衣', 'Baby bodysuits'],
    ['معطف', 'Winter coat'],
    ['أبحث عن معطف شتوي', 'Winter coat'],
    ['الأحذية الحمراء', 'Red shoes'],
    ['حذاء ازرق', 'Blue shoes'],
    ['بودي للرضع', 'Baby bodysuits'],
  ])('finds English listings in Arabic and Chinese: %s', async (words, title) => {
    expect((await search(words)).titles).toEqual([title]);
  });

  it.each(['童裝外套6歲', '外套 尺碼6', 'معطف أطفال مقاس 6', 'معطف ٦ سنوات'])(
    'recognizes the size in %s',
    async (words) => {
      await server.parts.donations.add(aDonation({ title: 'Raincoat, 6 years', category: 'Children' }));
      expect((await search(words)).titles).toEqual(['Raincoat, 6 years']);
    },
  );

  it('finds Chinese listings, despite missing spaces', async () => {
    await server.parts.donations.add(aDonation({ title: '絲質圍巾', description: '很新。' }));
    expect((await search('silk scarf')).titles).toEqual(['絲質圍巾']);
    expect((await search('圍巾')).titles).toEqual(['絲質圍巾']);
  });

  it('finds nothing if no language matches', async () => {
    expect(await search('sombrero')).toMatchObject({ titles: [], total: '0' });
    expect(await search('kayak')).toMatchObject({ titles: [], total: '0', instead: '' });
  });
});
