import { describe, expect, it } from 'vitest';
import { distanceInMiles, type Position } from '@clothesline/api-client/contract';
import { expectFieldRefused, readIds, nextAddress, nowhere, type Api } from './support.js';

/** In miles. */
const tolerance = 0.1;

export function describeNearby(api: () => Api) {
  const near = ({ latitude, longitude }: Position, more = '') =>
    api().list(`/api/donations/nearby?lat=${latitude}&lng=${longitude}${more}`);
  const createAt = (position: Position, more = {}) => api().create({ ...position, ...more });

  describe('GET /api/donations/nearby', () => {
    it('returns the nearest first, with distances accurate to a tenth of a mile', async () => {
      const here = nowhere();
      // 69 miles per degree.
      const far = await createAt({ ...here, latitude: here.latitude + 1.6 });
      const close = await createAt({ ...here, latitude: here.latitude - 0.08 });
      const middle = await createAt({ ...here, longitude: here.longitude + 0.9 });
      const same = await createAt(here);
      const list = await near(here, '&limit=4');
      expect(list.map(({ id }) => id)).toEqual([same.id, close.id, middle.id, far.id]);
      for (const donation of list) {
        expect(donation.distance).toBeTypeOf('number');
        expect(Math.abs((donation.distance ?? Number.NaN) - distanceInMiles(here, donation))).toBeLessThanOrEqual(
          tolerance,
        );
      }
    });

    it('rounds distances to a tenth of a mile', async () => {
      const list = await near({ latitude: 37.8044, longitude: -122.2712 });
      expect(list.length).toBeGreaterThan(0);
      for (const { distance = Number.NaN } of list) {
        expect(Math.abs(Number(distance) * 10 - Math.round(Number(distance) * 10))).toBeLessThan(1e-6);
      }
    });

    it('computes the distance itself, ignoring what the donor sent', async () => {
      const here = nowhere();
      const { id } = await createAt(here, { distance: 1234 });
      const [donation] = await near(here, '&limit=1');
      expect(donation).toMatchObject({ id });
      expect(donation?.distance).toBeLessThan(1);
    });

    it('searches across the 180th meridian', async () => {
      const { latitude } = nowhere();
      const { id } = await createAt({ latitude, longitude: 179.95 });
      const here = { latitude, longitude: -179.95 };
      const donation = (await near(here)).find((one) => one.id === id);
      expect(donation?.distance).toBeLessThan(6);
    });

    it('works at the poles', async () => {
      expect((await near({ latitude: 90, longitude: 0 }, '&limit=1')).length).toBe(1);
      expect((await near({ latitude: -90, longitude: 180 }, '&limit=1')).length).toBe(1);
    });

    it('filters by category, and All Items matches everything', async () => {
      const here = nowhere();
      const { id } = await createAt(here, { category: 'Athletic' });
      const other = await createAt(here, { category: 'Men' });
      const athletic = await near(here, '&category=Athletic');
      expect(athletic[0]?.id).toBe(id);
      expect(athletic.every(({ category }) => category === 'Athletic')).toBe(true);
      expect(new Set((await near(here, '&category=All%20Items&limit=2')).map((one) => one.id))).toEqual(
        new Set([id, other.id]),
      );
      expect(await near(here, '&category=Spaceships')).toEqual([]);
    });

    it('sorts donations at the same place by newest', async () => {
      const here = nowhere();
      const first = await createAt(here);
      const second = await createAt(here);
      expect((await near(here, '&limit=2')).map(({ id }) => id)).toEqual([second.id, first.id]);
    });

    it('returns every large donation once across pages', async () => {
      const here = nowhere();
      const images = Array.from({ length: 12 }, (_, index) =>
        `https://pictures.example.org/${index}`.padEnd(2048, 'x'),
      );
      const ids: number[] = [];
      for (let count = 0; count < 20; count += 1) {
        ids.unshift((await createAt(here, { images, description: 'x'.repeat(5000) })).id);
      }
      const seen: number[] = [];
      let path: string | undefined = `/api/donations/nearby?lat=${here.latitude}&lng=${here.longitude}&limit=20`;
      while (path !== undefined) {
        const answer = await api().get(path);
        seen.push(...readIds(answer));
        path = nextAddress(answer);
      }
      expect(seen.slice(0, ids.length)).toEqual(ids);
    });

    it('respects the limit', async () => {
      expect((await near({ latitude: 0, longitude: 0 }, '&limit=3')).length).toBeLessThanOrEqual(3);
    });

    it.each([
      ['lng=1', 'lat'],
      ['lat=1', 'lng'],
      ['lat=&lng=1', 'lat'],
      ['lat=abc&lng=1', 'lat'],
      ['lat=NaN&lng=1', 'lat'],
      ['lat=Infinity&lng=1', 'lat'],
      ['lat=90.01&lng=1', 'lat'],
      ['lat=-91&lng=1', 'lat'],
      ['lat=1&lng=180.5', 'lng'],
      ['lat=1&lng=-181', 'lng'],
      ['lat=1%00&lng=1', 'lat'],
      ['lat=0x10&lng=1', 'lat'],
      ['lat=1&lng=1&limit=0', 'limit'],
      ['lat=1&lng=1&limit=201', 'limit'],
      ['lat=1&lng=1&cursor=a%20b', 'cursor'],
    ])('rejects ?%s', async (query, field) => {
      expectFieldRefused(await api().get(`/api/donations/nearby?${query}`), field);
    });
  });
}
