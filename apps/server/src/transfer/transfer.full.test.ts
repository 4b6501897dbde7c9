import { sql, type Kysely } from 'kysely';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardAreas } from '../areas/areas.js';
import { demo } from '../demo.js';
import { StartError } from '../config/startError.js';
import { migrate } from '../store/migrate.js';
import { openStore } from '../store/openStore.js';
import type { NewDonation } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import { withDatabase } from '../store/withDatabase.js';
import { aDonation } from '../testing/donations.js';
import { makeDataDir, type DataDir } from '../testing/makeDataDir.js';
import { startTestServer } from '../testing/startTestServer.js';
import { describeStores, embedded, type StorePlace } from '../testing/stores.js';
import { commandOf, commands } from './commands.js';
import { importStore } from './importStore.js';
import { lineWriter, writeToStream, writeWhole } from './writeWhole.js';

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

interface Preparation {
  seed?: readonly NewDonation[];
  /** What is done before the responses are asked. */
  before?: (host: string) => Promise<unknown>;
}

/** Every response of a store's server: status, the headers that tell something, the body. */
async function responsesOf(place: StorePlace, { seed = [], before = async () => {} }: Preparation = {}) {
  const store = await openStore({ ...place.at, seed, areas: standardAreas });
  const server = await startTestServer({ store });
  try {
    await before(server.host);
    const responses = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(server.host + path);
        const headers = ['Link', 'X-Total-Count'].map((name) => response.headers.get(name));
        // A picture's address begins with the server's.
        return [path, response.status, ...headers, (await response.text()).replaceAll(server.host, '')];
      }),
    );
    const next = await store.addDonation(aDonation({ title: 'The next one' }));
    return { responses, next: next.id };
  } finally {
    await server.stop();
    await store.close();
  }
}

describeStores('An export', (kind) => {
  let folder: DataDir;
  let from: StorePlace;
  let file: string;
  let text: string;
  /** What the store responses that was exported. */
  let wanted: Awaited<ReturnType<typeof responsesOf>>;
  const targets: StorePlace[] = [];
  const target = async (of = kind) => {
    const place = await of.place();
    targets.push(place);
    return place;
  };
  beforeAll(async () => {
    folder = await makeDataDir();
    file = join(folder.path, 'all.jsonl');
    from = await target();
    const { demoDonations } = demo();
    const message = { role: 'user', content: 'Ça va? 👟', sessionId, timestamp: '2026-11-01T12:00:00.000Z' };
    const chat = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(message) };
    await responsesOf(from, { seed: demoDonations, before: (host) => fetch(`${host}/api/chat`, chat) });
    await commands.export(from.at, file);
    text = await readFile(file, 'utf8');
    wanted = await responsesOf(from);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(targets.map((place) => place.remove()));
    await folder.remove();
  });

  /** A store that the server has not made yet. */
  const nothingYet = async (): Promise<StorePlace> => {
    const place = await makeDataDir();
    const made = { at: { dataDir: place.path }, remove: place.remove };
    targets.push(made);
    return made;
  };

  it('gives back every response in another store, and goes on counting', async () => {
    for (const to of [await target(), kind === embedded ? await nothingYet() : await target(embedded)]) {
      await commands.import(to.at, file);
      expect(await responsesOf(to)).toEqual(wanted);
    }
  }, 120_000);

  it('leaves the indexes as a new store has them', async () => {
    const [filled, fresh] = [await target(), await target()];
    const indexes = (place: StorePlace, work: (db: Kysely<Tables>) => Promise<unknown> = async () => {}) =>
      withDatabase(place.at, { alone: true }, async (db) => {
        await migrate(db);
        await work(db);
        const { rows } = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
        return rows;
      });
    const all = await indexes(fresh);
    expect(await indexes(filled, (db) => importStore(db, linesOf(text)))).toEqual(all);
    expect(all.length).toBeGreaterThan(10);
  });

  it('is refused by a store that holds something, and leaves it as it was', async () => {
    await expect(commands.import(from.at, file)).rejects.toThrow('The store is not empty; import into a new one.');
    const [, [, status, , total] = []] = (await responsesOf(from)).responses;
    expect([status, total]).toEqual([200, String(wanted.next)]);
  });

  it('that is cut off, or is none, changes nothing', async () => {
    const to = await target();
    await withDatabase(to.at, { alone: true }, async (db) => {
      const importing = (other: string) => importStore(db, linesOf(other));
      await expect(importing('{"title":"x"}\n')).rejects.toThrow('This is not an export of Clothesline');
      const later = text.replace(/"schema":"[^"]+"/, '"schema":"999-later"');
      await expect(importing(later)).rejects.toThrow('of a newer version than this server (999-later)');
      const lines = text.trimEnd().split('\n');
      const without = (index: number) => lines.toSpliced(index, 1).join('\n');
      await expect(importing(without(-1).slice(0, -100))).rejects.toThrow(/^Line \d+ of the export cannot be read/);
      // Cut off at the end of a line, after the first one too.
      for (const end of [1, 60, -1]) {
        await expect(importing(lines.slice(0, end).join('\n'))).rejects.toThrow('it was cut off');
      }
      await expect(importing(without(lines.findIndex((line) => line.includes('"donations"'))))).rejects.toThrow(
        'The export is not what was written',
      );
      await expect(importing(text.replace('"title":"', '"title":"!'))).rejects.toThrow('not what was written');
      await expect(importing(`${text}${lines[30]}\n`)).rejects.toThrow('comes after its end');
      await importing(text);
    });
    const nowhere = join(folder.path, 'nowhere');
    await expect(commands.import(to.at, nowhere)).rejects.toThrow(/^The export .*nowhere cannot be read \(ENOENT/);
    expect(await responsesOf(to)).toEqual(wanted);
  });
});

describe('An export that fails', () => {
  let folder: DataDir;
  let file: string;
  beforeAll(async () => {
    folder = await makeDataDir();
    file = join(folder.path, 'all.jsonl');
    writeFileSync(file, 'the backup of last night');
  });
  afterAll(() => folder.remove());

  it('because a server runs leaves the last one as it was', async () => {
    const place = await embedded.place();
    const store = await openStore(place.at);
    await expect(commands.export(place.at, file)).rejects.toThrow('in use by another server');
    expect(readFileSync(file, 'utf8')).toBe('the backup of last night');
    await store.close();
    await commands.export(place.at, file);
    expect(readFileSync(file, 'utf8')).toContain('clothesline-export');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path)).toEqual(['all.jsonl']);
    await place.remove();
  });

  it('half way leaves the last one as it was', async () => {
    const last = readFileSync(file, 'utf8');
    const written = writeWhole(file, async (out) => {
      await lineWriter(out)('half');
      throw new Error('The store went away');
    });
    await expect(written).rejects.toThrow('(The store went away)');
    expect(readFileSync(file, 'utf8')).toBe(last);
    expect(readdirSync(folder.path)).toEqual(['all.jsonl']);
    expect(openFilesIn(folder.path)).toEqual([]);
  });

  it('because there is no store makes none', async () => {
    const dataDir = join(folder.path, 'mistyped');
    await expect(commands.export({ dataDir }, undefined)).rejects.toThrow(`There is no store in ${dataDir}.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('because its file cannot be made is one sentence', async () => {
    const place = await embedded.place();
    const refused = commands.export(place.at, join(folder.path, 'no', 'such', 'folder'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/^The export cannot be written to .*ENOENT/);
    await place.remove();
  });

  it('because its reader goes away is one sentence', async () => {
    const out = new Writable({ write: (_chunk, _encoding, done) => done(new Error('write EPIPE')) });
    const written = writeToStream(out, async (stream) => {
      const write = lineWriter(stream);
      for (let line = 0; line < 5; line += 1) await write('line');
    });
    await expect(written).rejects.toThrow('The export cannot be written (write EPIPE).');
  });
});

it('A line that waits for a reader ends when the reader is gone', async () => {
  const out = new PassThrough({ highWaterMark: 1 });
  const write = lineWriter(out);
  const waiting = write('more than is read');
  out.destroy();
  await expect(waiting).rejects.toThrow('its reader is gone');
  await expect(write('one more')).rejects.toThrow('its reader is gone');
});

/** The files below a folder that this process holds open, also removed ones, whose room the disk has not back; Linux tells. */
function openFilesIn(path: string): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd')
    .map((descriptor) => readlinkOf(`/proc/self/fd/${descriptor}`))
    .filter((name) => name.startsWith(path));
}

/** What a link names; nothing for one that is gone meanwhile. */
function readlinkOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

it('The command line takes only words that it knows', () => {
  expect(commandOf([])).toBe(undefined);
  expect(commandOf(['export', 'all.jsonl'])).toEqual({ name: 'export', file: 'all.jsonl' });
  expect(() => commandOf(['exprot'])).toThrow('Expected no words to serve, "export [file]" or "import [file]".');
});
