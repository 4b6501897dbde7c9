import { placesSchema } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDatabase } from '../testing/aDatabase.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { worldList } from './placeCalls.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: aDatabase() });
});
afterAll(async () => server.stop());

async function places(query: string): Promise<string[]> {
  const response = await fetch(`${server.host}/api/places?${query}`);
  expect(response.status).toBe(200);
  return placesSchema.parse(await response.json()).map(({ city, region }) => `${city}, ${region}`);
}

describe('GET /api/places', () => {
  it.each([
    ['q=Truth%20or%20Consequences', 'Truth or Consequences, NM'],
    ['q=cordoba', 'Córdoba, Argentina'],
    ['q=saint%20louis', 'St. Louis, MO'],
    ['q=San%20Fransisco', 'San Francisco, CA'],
    ['q=noe', 'Noe Valley, San Francisco'],
    ['q=94110', '94110, San Francisco'],
    ['q=10001', '10001, New York City'],
    ['q=CA%2094110', '94110, San Francisco'],
    ['q=San%20Francisco,%20CA%2094110-1234', '94110, San Francisco'],
    ['q=%EF%BC%99%EF%BC%94%EF%BC%91%EF%BC%91%EF%BC%90', '94110, San Francisco'],
    ['q=94110,%20CA', '94110, San Francisco'],
    ['q=94110%20San%20Francisco', '94110, San Francisco'],
    ['q=ZIP:%2094110%201234', '94110, San Francisco'],
    ['q=Springfield,%20OH%2045501', '45501, Springfield'],
    // A single building, and a bridge
    ['q=10118', '10118, New York City'],
    ['lat=19.43&lng=-99.13', 'Mexico City, Mexico'],
    ['lat=37.8044&lng=-122.2712', 'Oakland, CA'],
  ])('finds ?%s in the larger list', async (query, place) => {
    expect(await places(query)).toContain(place);
  });

  it.each(['15000 Main St, San Francisco', 'Paris 75001', '941103'])('does not treat %s as a ZIP code', async (q) => {
    const found = await places(`q=${encodeURIComponent(q)}`);
    expect(found.filter((place) => /^\d/.test(place))).toEqual([]);
  });

  it('does not log positions', async () => {
    await places('lat=37.7612345&lng=-122.4356789');
    expect(server.logged.some((line) => line.includes('/api/places'))).toBe(true);
    expect(server.logged.join('')).not.toMatch(/7612345|4356789/);
  });
});

it('A list of places that failed to load is reloaded by the next call', async () => {
  const { createWorldList } = await import('@clothesline/location/world');
  const makes = [() => Promise.reject(new Error('The disk is busy.')), async () => createWorldList()];
  const list = worldList(() => makes.shift()?.() ?? Promise.reject(new Error('It was loaded twice.')));
  await expect(list()).rejects.toThrow('The disk is busy.');
  expect((await list()).find('noe', { limit: 1 })).toHaveLength(1);
  expect((await list()).find('noe', { limit: 1 })).toHaveLength(1);
});
