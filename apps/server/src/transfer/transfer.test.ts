import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standardAreas } from '../areas/areas.js';
import { demo } from '../demoParts.js';
import { openStore } from '../store/openStore.js';
import { aDonation } from '../testing/donations.js';
import { makeDataDir, type DataDir } from '../testing/makeDataDir.js';
import { startTestServer } from '../testing/startTestServer.js';
import { describeStores, embedded, type StorePlace } from '../testing/stores.js';
import { commandOf, commands } from './commands.js';

const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
const paths = [
  '/api/categories',
  '/api/donations?limit=200',
  '/api/donations?limit=7&category=Men',
  '/api/donations?search=coat',
  '/api/donations?search=co',
  '/api/donations/nearby?lat=37.77&lng=-122.42',
  '/api/donations/1',
  '/api/donations/81',
  `/api/chat/${sessionId}`,
];

/** Every answer of a store's server: status, the heads that tell something, the body. */
async function answersOf(place: StorePlace, more: (host: string) => Promise<unknown> = async () => {}) {
  const store = await openStore(place.at);
  const server = await startTestServer({ store });
  try {
    await more(server.host);
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(server.host + path);
        const heads = ['Link', 'X-Total-Count'].map((name) => answer.headers.get(name));
        // A picture's address begins with the server's.
        return [path, answer.status, ...heads, (await answer.text()).replaceAll(server.host, '')];
      }),
    );
    const next = await store.addDonation(aDonation({ title: 'The next one' }));
    return { answers, next: next.id };
  } finally {
    await server.stop();
    await store.close();
  }
}

describeStores('An export', (kind) => {
  let folder: DataDir;
  let from: StorePlace;
  let file: string;
  const targets: StorePlace[] = [];
  const target = async (of = kind) => {
    const place = await of.place();
    targets.push(place);
    return place;
  };
  beforeEach(async () => {
    folder = await makeDataDir();
    file = join(folder.path, 'all.jsonl');
    from = await target();
    await (await openStore({ ...from.at, seed: demo().demoDonations, areas: standardAreas })).close();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(targets.splice(0).map((place) => place.remove()));
    await folder.remove();
  });

  /** A store that the server has not made yet. */
  const nothingYet = async (): Promise<StorePlace> => {
    const place = await makeDataDir();
    const made = { at: { dataDir: place.path }, remove: place.remove };
    targets.push(made);
    return made;
  };

  it('gives back every answer in another store, and goes on counting', async () => {
    await talk();
    await commands.export(from.at, file);
    const wanted = await answersOf(from);
    for (const to of [await target(), await target(embedded), await nothingYet()]) {
      await commands.import(to.at, file);
      expect(await answersOf(to)).toEqual(wanted);
    }
  }, 120_000);

  it('is refused by a store that holds something, and leaves it as it was', async () => {
    await commands.export(from.at, file);
    const before = (await answersOf(from)).answers;
    await expect(commands.import(from.at, file)).rejects.toThrow('The store is not empty; import into a new one.');
    expect((await answersOf(from)).answers[0]).toEqual(before[0]);
  });

  it('that is cut off, or is none, changes nothing', async () => {
    await commands.export(from.at, file);
    const text = await readFile(file, 'utf8');
    const to = await target();
    await writeFile(file, text.slice(0, -100));
    await expect(commands.import(to.at, file)).rejects.toThrow(/^Line \d+ of the export cannot be read/);
    await writeFile(file, '{"title":"x"}\n');
    await expect(commands.import(to.at, file)).rejects.toThrow('This is not an export of Clothesline');
    await writeFile(file, text.replace(/"schema":"[^"]+"/, '"schema":"999-later"'));
    await expect(commands.import(to.at, file)).rejects.toThrow('of a newer version than this server (999-later)');
    await expect(commands.import(to.at, join(folder.path, 'nowhere'))).rejects.toThrow('ENOENT');
    await writeFile(file, text);
    await commands.import(to.at, file);
    expect((await answersOf(to)).answers).toEqual((await answersOf(from)).answers);
  });

  async function talk() {
    await answersOf(from, (host) =>
      fetch(`${host}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ role: 'user', content: 'Ça va? 👟', sessionId, timestamp: '2026-11-01T12:00:00.000Z' }),
      }),
    );
  }
});

it('The command line takes only words that it knows', () => {
  expect(commandOf([])).toBe(undefined);
  expect(commandOf(['export', 'all.jsonl'])).toEqual({ name: 'export', file: 'all.jsonl' });
  expect(() => commandOf(['exprot'])).toThrow('Expected no words to serve, "export [file]" or "import [file]".');
});
