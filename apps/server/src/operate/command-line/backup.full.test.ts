import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/postgres/askDatabase.js';
import { clothesline, toSettings, type Ended } from '../../testing/clothesline.js';
import { aDonation } from '../../testing/donations.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { storePhoto } from '../../testing/photos/uploads.js';
import { mountSmallDisk, noSmallDisk } from '../../testing/smallDisk.js';
import { startServerProcess, type ServerProcess } from '../../testing/startServerProcess.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import { deleteHiddenDonations, hideDonations, showDonations } from '../../donations/hiddenDonations.js';
import { openDatabase } from '../../openDatabase.js';
import type { Tables } from '../../store/tables.js';
import { readArchive, verifyBackup } from '../backup/archive.js';

const sessionId = 'V1StGXR8_Z5jdHi6B-myT';

/** Lists a donation with the API, and returns its id. */
async function list(host: string, title: string, images = ['https://pictures.example/thing.jpg']): Promise<number> {
  const { userId, createdAt: _, ...donation } = aDonation({ title, images });
  const response = await fetch(`${host}/api/donations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...donation, userId }),
  });
  const { id, message } = (await response.json()) as { id: number; message?: string };
  if (response.status !== 201) throw new Error(`${response.status} ${message}`);
  return id;
}

function aPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Retries while the server is busy, since it returns 503 for a while after starting on slow machines. */
async function fetchServed(address: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(address);
    if (response.status !== 503 || tries === 10) return response;
    await wait(Number(response.headers.get('Retry-After')) * 1000);
  }
}

/** Public responses: status, total, and body without the server's origin. */
async function answersOf(host: string, paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetchServed(host + path);
      const bytes = Buffer.from(await response.arrayBuffer());
      return [
        path,
        response.status,
        response.headers.get('X-Total-Count'),
        bytes.toString('latin1').replaceAll(host, ''),
      ];
    }),
  );
}

/** Changes a store while its server runs. */
async function change({ at }: Pick<StorePlace, 'at'>, work: (db: Transaction<Tables>) => Promise<unknown>) {
  const database = await openDatabase({ ...at, asIs: true, isOperator: true });
  await database.change(work);
  await database.close();
}

/** The rows of a table in a backup. */
async function readRows(file: string, wanted: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { table, bytes } of readArchive(file)) {
    if (table !== wanted) continue;
    const [, ...lines] = bytes.toString().trimEnd().split('\n');
    rows.push(...lines.map((line) => line.split('\t')));
  }
  return rows;
}

describe('A backup', () => {
  let folder: DataDir;
  let file: string;
  let from: StorePlace;
  let server: ServerProcess;
  let wanted: Awaited<ReturnType<typeof answersOf>>;
  let paths: string[];
  /** The id of the first donation after the backup. */
  let next: number;
  let made: Ended;
  const places: StorePlace[] = [];
  const place = async () => {
    const one = await makePlace();
    places.push(one);
    return one;
  };

  beforeAll(async () => {
    folder = await makeDataDir();
    file = join(folder.path, 'all.tar');
    from = await place();
    server = await startServerProcess(toSettings(from));
    await clothesline(toSettings(from), 'seed');
    const photo = await storePhoto(server.host, await aPhoto('teal'));
    const shown = await list(server.host, 'A coat with a photo', [photo.url]);
    await list(server.host, 'Hidden');
    await change(from, (db) => hideDonations(db, { donationId: 82 }, { reason: 'Not clothing', now: new Date() }));
    next = await list(server.host, 'Deleted');
    await change(from, async (db) => {
      await hideDonations(db, { donationId: next }, { now: new Date() });
      await deleteHiddenDonations(db, { donationId: next });
    });
    const message = { role: 'user', content: 'Ça va? 👟', sessionId, timestamp: '2026-11-01T12:00:00.000Z' };
    const chat = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(message) };
    await fetch(`${server.host}/api/chat`, chat);
    next += 1;
    paths = [
      '/api/categories',
      '/api/donations?limit=200',
      '/api/donations?search=coat',
      '/api/donations/nearby?lat=37.77&lng=-122.42',
      `/api/donations/${shown}`,
      '/api/donations/82',
      '/api/people/5',
      `/api/chat/${sessionId}`,
      new URL(photo.url, server.host).pathname,
    ];
    wanted = await answersOf(server.host, paths);
    made = await clothesline(toSettings(from), 'backup', file, '--json');
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    for (const one of places) await one.remove();
    await folder.remove();
  });

  it('is a complete file that only its owner can read', async () => {
    expect([made.err, made.code]).toEqual(['', 0]);
    expect(wanted.map(([, status]) => status)).toEqual([200, 200, 200, 200, 200, 404, 200, 200, 200]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path)).toEqual(['all.tar']);
    const verified = await clothesline({}, 'verify', file, '--json');
    expect(verified).toMatchObject({ code: 0, json: { photos: 3, rows: expect.any(Number) } });
    const names = execFileSync('tar', ['tf', file], { encoding: 'utf8' });
    expect(names).toMatch(/^backup\.json\nphotos\/[^]+\nsequences\.json\ntables\/[^]+\nSHA256SUMS\n$/);
    expect(names).not.toMatch(/tables\/(sessions|push_devices|pushes|secrets|sign_in_codes|listing_tokens)\//);
  });

  it('can be read by standard Linux tools', () => {
    const out = join(folder.path, 'out');
    mkdirSync(out);
    execFileSync('tar', ['xf', file, '-C', out]);
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: out });
    const lines = readFileSync(join(out, 'tables/donations/00001.tsv'), 'utf8').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^id\ttitle\tdescription\t/);
    expect(lines).toHaveLength(83);
  });

  it('restores everything into an empty store, and continues its ids', async () => {
    // In a new folder.
    const settings = { DATA_DIR: join(folder.path, 'new') };
    const restored = await clothesline(settings, 'restore', file);
    expect([restored.err, restored.code]).toEqual(['', 0]);
    expect(restored.out).toContain(`the embedded database in ${settings.DATA_DIR}`);
    const other = await startServerProcess(settings);
    expect(await answersOf(other.host, paths)).toEqual(wanted);
    expect(await list(other.host, 'The next one')).toBe(next);
    // Hidden donations stay hidden, and can be restored.
    await change({ at: { dataDir: settings.DATA_DIR } }, (db) =>
      showDonations(db, { donationId: 82 }, { byModerator: true }),
    );
    expect((await fetch(`${other.host}/api/donations/82`)).status).toBe(200);
    await other.end('SIGTERM');
  });

  it('is a snapshot while people write', async () => {
    const done = new AbortController();
    const writing = (async () => {
      const ids: number[] = [];
      while (!done.signal.aborted) ids.push(await list(server.host, `During ${ids.length}`));
      return ids;
    })();
    const busy = join(folder.path, 'busy.tar');
    const { code } = await clothesline(toSettings(from), 'backup', busy);
    done.abort();
    const written = await writing;
    expect([code, written.length > 0]).toEqual([0, true]);
    const ids = (await readRows(busy, 'donations')).map((row) => Number(row[0])).filter((id) => written.includes(id));
    // Everything up to some donation, and nothing after it.
    expect(ids).toEqual(written.slice(0, ids.length));
  });

  it('only replaces existing data on request, after backing it up, even with a running server', async () => {
    const settings = toSettings(from);
    const refused = await clothesline(settings, 'restore', file);
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database is not empty. Add --replace'),
    });
    const before = await list(server.host, 'Only before');
    const photo = await storePhoto(server.host, await aPhoto('red'));
    await clothesline(settings, 'people', 'delete', '5', '--yes');
    const replaced = await clothesline(settings, 'restore', file, '--replace', '--json');
    expect([replaced.err, replaced.code, replaced.json.comeBack]).toEqual(['', 0, [5]]);
    expect((await clothesline(settings, 'audit', '--json')).json[0]).toMatchObject({
      what: 'restore',
      why: expect.stringMatching(/^The backup of 20\S+; deleted people came back: 5$/),
    });
    expect(await answersOf(server.host, paths)).toEqual(wanted);
    expect((await fetch(`${server.host}/api/donations/${before}`)).status).toBe(404);
    expect((await fetch(new URL(photo.url, server.host))).status).toBe(404);
    const aside: string = replaced.json.backup;
    expect(statSync(aside).mode & 0o777).toBe(0o600);
    expect((await readRows(aside, 'donations')).map((row) => row[1])).toContain('Only before');
    expect(await list(server.host, 'A number of its own')).toBeGreaterThan(before);
    // Undoes the restore.
    expect((await clothesline(settings, 'restore', aside, '--replace')).out).toContain('/backups/before-restore-');
    expect((await fetch(`${server.host}/api/donations/${before}`)).status).toBe(200);
    const { json } = await clothesline(settings, 'audit', '--limit', '1', '--json');
    expect(json).toMatchObject([
      { who: 'operator', what: 'restore', why: expect.stringMatching(/^The backup of [^;]+$/) },
    ]);
  });

  it('is rejected by a Citus database, which stays unchanged', async () => {
    const { at } = await place();
    const settings = toSettings({ at });
    await clothesline(settings, 'seed');
    // Marks the database as distributed.
    await askDatabase(at.databaseUrl ?? '', 'create table pg_dist_partition as select 1 as logicalrelid');
    const { code, err } = await clothesline(settings, 'restore', file, '--replace');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('The tables are distributed. Restore into a new database'),
    ]);
    expect((await clothesline(settings, 'audit', '--json')).json[0]).toMatchObject({ what: 'seed' });
  });

  it('is rejected if modified, before anything is restored', async () => {
    const bytes = readFileSync(file);
    const at = bytes.indexOf('A coat with a photo');
    const damaged = join(folder.path, 'damaged.tar');
    writeFileSync(damaged, Buffer.concat([bytes.subarray(0, at), Buffer.from('X'), bytes.subarray(at + 1)]));
    const refusal = {
      code: 1,
      out: '',
      err: expect.stringMatching(/^clothesline: The backup \S+ is damaged or truncated[^\n]*\n$/),
    };
    expect(await clothesline({}, 'verify', damaged)).toMatchObject(refusal);
    const nowhere = { DATA_DIR: join(folder.path, 'nowhere') };
    expect(await clothesline(nowhere, 'restore', damaged)).toMatchObject(refusal);
    expect(existsSync(nowhere.DATA_DIR)).toBe(false);
    expect(await clothesline(toSettings(from), 'restore', damaged, '--replace')).toMatchObject(refusal);
    expect(readdirSync(join(from.at.dataDir, 'backups'))).toHaveLength(2);
  });

  it('only replaces regular files', async () => {
    const [link, socket] = [join(folder.path, 'link'), join(folder.path, 'socket')];
    symlinkSync(file, link);
    const listening = createServer().listen(socket);
    await once(listening, 'listening');
    for (const other of [link, socket, '-']) {
      const { code, err } = await clothesline(toSettings(from), 'backup', other);
      expect([other, code, err]).toEqual([other, 1, expect.stringMatching(/^clothesline: [^\n]*(b|B)ackup[^\n]+\n$/)]);
    }
    expect([lstatSync(link).isSymbolicLink(), lstatSync(socket).isSocket()]).toEqual([true, true]);
    listening.close();
  });

  it('reports missing photos', async () => {
    const settings = toSettings(from);
    const [photos, away] = [join(from.at.dataDir, 'photos'), join(from.at.dataDir, 'away')];
    const lacking = join(folder.path, 'lacking.tar');
    renameSync(photos, away);
    const { code, out } = await clothesline(settings, 'backup', lacking);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^The backup has all rows, but the files of 1 visible photos are missing/),
    ]);
    expect(out).toContain(`They are also missing in ${photos}.`);
    expect((await clothesline({}, 'verify', lacking, '--json')).json).toMatchObject({ photos: 0, missing: 1 });
    renameSync(away, photos);
    expect(await clothesline({}, 'verify', '/')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^clothesline: Can't read the backup \/ \(EISDIR/),
    });
  });

  it('is rejected with any byte changed, or if truncated', async () => {
    const bytes = readFileSync(file);
    const changed = join(folder.path, 'changed.tar');
    const verified = (other: Buffer) => {
      writeFileSync(changed, other);
      return verifyBackup(changed);
    };
    await verified(bytes);
    const row = bytes.indexOf('A coat with a photo');
    const sums = bytes.indexOf('SHA256SUMS');
    for (const at of [0, 30, 150, 520, row, row + 12, sums, sums + 520, sums + 600]) {
      for (const bit of [1, 128]) {
        const flipped = Buffer.from(bytes);
        flipped[at] = (flipped[at] ?? 0) ^ bit;
        await expect(verified(flipped), `bit ${bit} of byte ${at}`).rejects.toThrow(/backup/i);
      }
    }
    for (const end of [0, 10, 512, 600, 1024, row, sums - 1, sums, sums + 512, sums + 600]) {
      await expect(verified(bytes.subarray(0, end)), `cut at ${end}`).rejects.toThrow(/backup/i);
    }
    await expect(verified(Buffer.concat([bytes.subarray(1024), bytes.subarray(0, 1024)]))).rejects.toThrow(/backup/i);
  });
});

const disk = mountSmallDisk(1);

describe.skipIf(!disk)(`A backup on a full disk${disk ? '' : ` (${noSmallDisk})`}`, () => {
  afterAll(() => disk?.remove());

  it('leaves no partial file, and keeps the previous backup', async () => {
    const place = await makePlace();
    const settings = toSettings(place);
    await clothesline(settings, 'seed');
    const [path, file] = [disk?.path ?? '', join(disk?.path ?? '', 'all.tar')];
    writeFileSync(file, 'the backup of last night');
    writeFileSync(join(path, 'ballast'), Buffer.alloc(1_000_000));
    const { code, out, err } = await clothesline(settings, 'backup', file);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^clothesline: Can't write the backup to .*ENOSPC[^\n]*\n$/);
    expect(readdirSync(path).toSorted()).toEqual(['all.tar', 'ballast']);
    expect(readFileSync(file, 'utf8')).toBe('the backup of last night');
    await place.remove();
  });
});
