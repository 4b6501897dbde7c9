import { chatHistorySchema, donationsSchema } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxListBytes } from '../http/fittingRows.js';
import { aDatabase } from '../testing/aDatabase.js';
import { aDonation } from '../testing/donations.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { createChats } from '../assistant/messages.js';
import { take } from '../limits/takeAllowances.js';
import type { Donations } from './createDonations.js';

const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
const timestamp = '2026-11-01T12:00:00.000Z';

describe('A list of the largest donations', () => {
  const count = 60;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const images = Array.from({ length: 12 }, (_, index) => `https://pictures.example/${index}`.padEnd(2048, 'x'));
    const large = (index: number) => aDonation({ title: `Coat ${index}`, description: 'ü'.repeat(5000), images });
    await server.parts.donations.addAll(Array.from({ length: count }, (_, index) => large(index)));
  });
  afterAll(() => server.stop());

  /** The rows of each page, following `Link` headers. */
  async function pagesFrom(address: string): Promise<unknown[][]> {
    const pages: unknown[][] = [];
    let next: string | undefined = address;
    while (next !== undefined) {
      const response: Response = await fetch(server.host + next);
      const text = await response.text();
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxListBytes);
      pages.push(JSON.parse(text));
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
      expect(String(next)).not.toContain('unknown');
    }
    expect(pages.length).toBeGreaterThan(1);
    return pages;
  }

  const newestFirst = Array.from({ length: count }, (_, index) => `Coat ${count - 1 - index}`);

  it.each([
    ['all', ''],
    ['nearby', '/nearby'],
  ])('has pages of at most 512 KB without missing or partial rows (%s)', async (_, path) => {
    const pages = await pagesFrom(`/api/donations${path}?lat=37.77&lng=-122.42&limit=200&unknown=1`);
    expect(donationsSchema.parse(pages.flat()).map(({ title }) => title)).toEqual(newestFirst);
  });

  it('returns donations in the order of the requested ids', async () => {
    const pages = await pagesFrom(`/api/donations?ids=${Array.from({ length: 50 }, (_, index) => index + 1).join()}`);
    expect(donationsSchema.parse(pages.flat()).map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('pages by distance, even among donations at the same point', async () => {
    const images = Array.from({ length: 12 }, (_, index) => `https://pictures.example/${index}`.padEnd(2048, 'x'));
    const at = (title: string, latitude: number) =>
      aDonation({ title, description: 'ü'.repeat(5000), images, latitude, longitude: 100 });
    // Alternating, so that neither ids nor points are enough to get the order.
    const turns = Array.from({ length: 15 }, (_, index) => [at(`Far ${index}`, -40.5), at(`Near ${index}`, -40)]);
    await server.parts.donations.addAll(turns.flat());
    const pages = await pagesFrom('/api/donations/nearby?lat=-40&lng=100&limit=30');
    const numbers = Array.from({ length: 15 }, (_, index) => 14 - index);
    expect(
      donationsSchema
        .parse(pages.flat())
        .slice(0, 30)
        .map(({ title }) => title),
    ).toEqual([...numbers.map((number) => `Near ${number}`), ...numbers.map((number) => `Far ${number}`)]);
  });

  it('returns the newest messages of a chat first, and links to earlier ones', async () => {
    const say = (content: string) =>
      ({ message: { role: 'user', content, timestamp }, reply: { role: 'assistant', content, timestamp } }) as const;
    const chats = createChats(server.parts.database);
    for (let turn = 0; turn < 160; turn += 1) {
      await chats.add(sessionId, say(`${turn} ${'ü'.repeat(1990)}`));
    }
    const pages = await pagesFrom(`/api/chat/${sessionId}?unknown=1`);
    const told = chatHistorySchema.parse(pages.toReversed().flat()).map(({ content }) => Number.parseInt(content, 10));
    expect(told).toEqual(Array.from({ length: 320 }, (_, index) => Math.floor(index / 2)));
  });
});

it('Unknown parameters do not affect caching', async () => {
  let read = 0;
  const list: Donations['list'] = async () => {
    read += 1;
    return { donations: [], tiers: [], total: 0, isEstimate: false, hasMore: false };
  };
  const server = await startTestServer({ database: aDatabase(), donations: { list } });
  const paths = ['?limit=5', '?limit=5&x=1', '?x=2&limit=5', '?limit=5&limit=6', '?limit=5#a'];
  for (const path of paths) expect((await fetch(`${server.host}/api/donations${path}`)).status).toBe(200);
  expect(read).toBe(1);
  await fetch(`${server.host}/api/donations?limit=6`);
  expect(read).toBe(2);
  await server.stop();
});

describe('A chat message', () => {
  it('does not invalidate cached lists', async () => {
    const server = await startTestServer();
    const { database, donations } = server.parts;
    const before = await database.version();
    const message = { role: 'user', content: 'Hi', timestamp } as const;
    await createChats(database).add(sessionId, { message, reply: { ...message, role: 'assistant' } });
    await take(database, [{ key: 'a', amount: 5, seconds: 60 }]);
    expect(await database.version()).toBe(before);
    await donations.add(aDonation());
    expect(await database.version()).not.toBe(before);
    await server.stop();
  });
});

it.each(['01', '1.0', '001', '1.'])('Rejects non-canonical ids: /api/donations/%s', async (id) => {
  const get = async (known: number) => ({ ...aDonation(), id: known, status: 'available' });
  const server = await startTestServer({ database: aDatabase(), donations: { get } });
  expect((await fetch(`${server.host}/api/donations/${id}`)).status).toBeOneOf([400, 404]);
  expect((await fetch(`${server.host}/api/donations/1`)).status).toBe(200);
  await server.stop();
});
