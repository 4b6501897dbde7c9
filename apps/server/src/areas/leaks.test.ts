import { findArea, distanceInMiles, type Donation } from '@clothesline/api-client/contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../openDatabase.js';
import { withDatabase } from '../store/withDatabase.js';
import { aDonation, createStoredDonations } from '../testing/donations.js';
import { startTestServer } from '../testing/startTestServer.js';
import { makePlace } from '../testing/stores.js';
import { makeDataDir } from '../testing/makeDataDir.js';
import { standardAreas } from './areas.js';
import { createDonations } from '../donations/createDonations.js';
import type { NewDonation } from '../store/rows.js';

/** A door, and digits that no area's center has. */
const door = { latitude: 37.761_234_5, longitude: -122.435_678_9 };
const digits = /7612345|4356789|76123|43567|43568/;

const json = { 'Content-Type': 'application/json' };

/** Whether a file contains a number as a double. */
function holds(file: Buffer, value: number): boolean {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return file.includes(bytes) || file.includes(bytes.swap64());
}

async function readFiles(path: string): Promise<Buffer[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return Promise.all(entries.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name))));
}

const exactAreas = { ...standardAreas, size: 'exact' } as const;

describe('a donor’s position', () => {
  it('does not appear in any response, error, or log line', async () => {
    const server = await startTestServer();
    const texts: string[] = [];
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(server.host + path, init);
      texts.push(await response.clone().text(), JSON.stringify([...response.headers]));
      return response;
    };
    const post = (body: unknown) =>
      ask('/api/donations', { method: 'POST', headers: json, body: JSON.stringify(body) });
    const created: Donation = await (await post(aDonation({ ...door, locationName: 'Castro, San Francisco' }))).json();
    expect(created).toMatchObject({ ...findArea(door).center, areaMeters: 1000 });
    await ask('/api/donations');
    await ask('/api/donations?search=thing');
    await ask(`/api/donations/${created.id}`);
    await ask('/api/donations/nearby?lat=37.7&lng=-122.4');
    await ask(`/api/chat`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        role: 'user',
        content: 'anything within 5 miles of the Castro?',
        sessionId: 'V1StGXR8_Z5jdHi6B-myT',
        timestamp: '2026-11-01T12:00:00.000Z',
      }),
    });
    expect((await post({ ...aDonation(door), title: '' })).status).toBe(400);
    expect((await post({ ...aDonation(door), longitude: -1224.356_789 })).status).toBe(400);
    expect((await ask(`/api/donations/${door.latitude}`)).status).toBe(400);
    expect((await ask(`/api/donations/nearby?lat=x&lng=${door.longitude}`)).status).toBe(400);
    await server.stop();
    expect(texts.filter((text) => digits.test(text))).toEqual([]);
    expect(server.logged.length).toBeGreaterThan(8);
    expect(server.logged.filter((line) => digits.test(line))).toEqual([]);
  });

  it('is not logged when the store fails', async () => {
    const server = await startTestServer({ donations: brokenDonations });
    const response = await fetch(`${server.host}/api/donations`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(aDonation(door)),
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(digits);
    await server.stop();
    expect(server.logged.some((line) => line.includes('failure'))).toBe(true);
    expect(server.logged.filter((line) => digits.test(line))).toEqual([]);
  });

  it('is not stored on disk', async () => {
    const folder = await makeDataDir();
    const database = await openDatabase({ dataDir: folder.path });
    const { latitude, longitude } = await createStoredDonations(database).add(aDonation(door));
    await database.close();
    const files = await readFiles(folder.path);
    // Finding stored values proves that the search works.
    for (const kept of [latitude, longitude]) expect(files.some((file) => holds(file, kept))).toBe(true);
    for (const secret of [door.latitude, door.longitude]) expect(files.some((file) => holds(file, secret))).toBe(false);
    await folder.remove();
  });

  it('is erased from disk when the area becomes coarser', async () => {
    const folder = await makeDataDir();
    const exact = await openDatabase({ dataDir: folder.path, areas: exactAreas });
    // Several rows, so that their values get into the statistics.
    const doors = [0, 0.01, 0.02].map((away) => ({ latitude: door.latitude + away, longitude: door.longitude - away }));
    await createDonations(exact, exactAreas).addAll(doors.map((at) => aDonation(at)));
    await exact.close();
    const found = async () => {
      const files = await readFiles(folder.path);
      const values = doors.flatMap(({ latitude, longitude }) => [latitude, longitude]);
      return values.filter((value) => files.some((file) => holds(file, value)));
    };
    expect(await found()).toHaveLength(6);
    // Copies some values into the statistics.
    await withDatabase({ dataDir: folder.path }, { alone: true }, (db) => sql`analyze`.execute(db));
    const coarse = await openDatabase({ dataDir: folder.path, areas: standardAreas });
    expect((await createStoredDonations(coarse).get(1))?.latitude).toBe(findArea(door).center.latitude);
    await createStoredDonations(coarse).add(aDonation());
    await coarse.close();
    expect(await found()).toEqual([]);
    // The store still opens.
    const again = await openDatabase({ dataDir: folder.path, areas: standardAreas });
    expect((await createStoredDonations(again).list({ limit: 5 })).total).toBe(4);
    await again.close();
    await folder.remove();
  });

  it('does not affect distances or order, which use the area', async () => {
    const { center, south, north } = findArea(door);
    const here = { latitude: south - 0.02, longitude: center.longitude };
    const server = await startTestServer();
    const { donations } = server.parts;
    const far = await donations.add(aDonation({ ...door, latitude: north - 1e-6 }));
    const close = await donations.add(aDonation({ ...door, latitude: south + 1e-6 }));
    const found = await donations.nearby({ position: here, limit: 2 });
    await server.stop();
    // Their doors are a kilometer apart, but they share an area, so the newest comes first.
    expect(found.map(({ id }) => id)).toEqual([close.id, far.id]);
    const miles = Math.round(distanceInMiles(here, center) * 10) / 10;
    expect(found.map(({ distance }) => distance)).toEqual([miles, miles]);
  });
});

describe('earlier donations', () => {
  it('move to their area when the area size changes, except drop-off points', async () => {
    const { at, remove } = await makePlace();
    const exact = await openDatabase({ ...at, areas: exactAreas });
    const neighbor = { ...door, latitude: door.latitude + 0.0001 };
    await createDonations(exact, exactAreas).addAll([
      aDonation(door),
      aDonation(neighbor),
      aDonation({ ...door, userId: 7 }),
    ]);
    expect((await createStoredDonations(exact).get(1))?.latitude).toBe(door.latitude);
    await exact.close();

    const areas = { ...standardAreas, exactDonors: [7] };
    const snapped = await openDatabase({ ...at, areas });
    const { donations } = await createStoredDonations(snapped).list({ limit: 10 });
    const position = ({ latitude, longitude }: Donation) => ({ latitude, longitude });
    expect(donations.map(position)).toEqual([door, findArea(door).center, findArea(door).center]);
    await snapped.close();

    const coarse = await openDatabase({ ...at, areas: { size: 5000, exactDonors: [] } });
    const { donations: after } = await createStoredDonations(coarse).list({ limit: 10 });
    expect(new Set(after.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(1);
    expect(after.map(position)[0]).toEqual(findArea(door, 5000).center);
    await coarse.close();
    await remove();
  });
});

describe('a server for drop-off points', () => {
  it('keeps exact positions', async () => {
    const server = await startTestServer({ areas: exactAreas });
    const created = await server.parts.donations.add(aDonation(door));
    const response: Donation = await (await fetch(`${server.host}/api/donations/${created.id}`)).json();
    await server.stop();
    expect(response).toMatchObject(door);
    expect(response.areaMeters).toBeUndefined();
  });
});

const brokenDonations = {
  add: async (donation: NewDonation) => {
    throw new Error('insert failed', { cause: new Error(`relation is gone`, { cause: donation }) });
  },
};
