import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  maxPlaceLength,
  placesLimit,
  placesSchema,
  defaultLocation,
  distanceInMiles,
} from '@clothesline/api-client/contract';
import { expectFieldRefused, type Api } from './support.js';

export function describePlaces(api: () => Api) {
  const ask = async (query: string) => {
    const answer = await api().get(`/api/places?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return z.parse(placesSchema, answer.json);
  };

  describe('GET /api/places', () => {
    it('finds a city by a case-insensitive prefix', async () => {
      const [first] = await ask('q=san%20FRAN');
      expect(first).toMatchObject({ city: 'San Francisco', region: 'CA' });
      expect(distanceInMiles(first ?? { latitude: 0, longitude: 0 }, defaultLocation)).toBeLessThan(3);
    });

    it('finds the city at a position', async () => {
      expect(await ask('lat=37.76&lng=-122.45')).toMatchObject([{ city: 'San Francisco', region: 'CA' }]);
    });

    it('returns nothing in the middle of the ocean', async () => {
      expect(await ask('lat=-48.9&lng=-123.4')).toEqual([]);
    });

    it('returns nothing for blank and unknown names', async () => {
      expect(await ask('q=%20')).toEqual([]);
      expect(await ask('q=qqzzxxqqzz')).toEqual([]);
    });

    it('respects the limit', async () => {
      expect((await ask('q=san&limit=2')).length).toBe(2);
      expect((await ask('q=s')).length).toBeLessThanOrEqual(placesLimit.standard);
    });

    it.each([
      ['', 'q'],
      ['q=san&lat=1&lng=1', 'q'],
      ['lat=1', 'lng'],
      ['lng=1', 'lat'],
      ['lat=91&lng=1', 'lat'],
      ['lat=1&lng=abc', 'lng'],
      ['q=a%00b', 'q'],
      [`q=${'x'.repeat(maxPlaceLength + 1)}`, 'q'],
      ['q=san&limit=0', 'limit'],
      [`q=san&limit=${placesLimit.max + 1}`, 'limit'],
    ])('rejects ?%s', async (query, field) => {
      expectFieldRefused(await api().get(`/api/places?${query}`), field);
    });
  });
}
