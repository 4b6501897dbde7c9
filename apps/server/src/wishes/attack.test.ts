import type { Wish } from '@clothesline/api-client/members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardAreas } from '../areas/areas.js';
import { averaged, dice, median, metersBetween, moved } from '../testing/attacks.js';
import { visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { addWish } from './addWish.js';

const middle = { latitude: 37.76, longitude: -122.45 };

/** Victims publish wishes from home, each with an error of their phone's position in meters. */
const victims = { first: 20_001, count: 60, wishes: 5, noise: 70 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ areas: standardAreas });
});
afterAll(() => server.stop());

it('prevents averaging the positions of a person’s wishes, as for donations', async () => {
  const { database } = server.parts;
  const random = dice(20261130);
  const around = (from: typeof middle, meters: number) =>
    moved(from, (random() - 0.5) * meters, (random() - 0.5) * meters);
  const homes = Array.from({ length: victims.count }, () => around(middle, 9000));
  await database.change(async (db) => {
    for (const [index, home] of homes.entries()) {
      const id = victims.first + index;
      await db
        .insertInto('users')
        .values({ id, email: `${id}@example.org`, display_name: 'Maria', username: `maria${id}` })
        .execute();
      for (let count = 0; count < victims.wishes; count += 1) {
        const wish = { userId: id, title: 'Coat', ...around(home, victims.noise), locationName: 'Somewhere' };
        await addWish(db, wish, { areas: standardAreas, now: new Date() });
      }
    }
  });
  const errors = await Promise.all(
    homes.map(async (home, index) => {
      const { json } = await visitor(server.host).call('GET', `/api/wishes?person=${victims.first + index}`);
      expect(json).toHaveLength(victims.wishes);
      return metersBetween(home, averaged(json as Wish[]));
    }),
  );
  // Same range as in areas/attacks.test.ts.
  expect(median(errors)).toBeGreaterThanOrEqual(330);
  expect(median(errors)).toBeLessThanOrEqual(470);
});
