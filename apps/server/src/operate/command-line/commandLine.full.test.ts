import { sql } from 'kysely';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaState } from '../../store/migrate.js';
import { openDatabase } from '../../openDatabase.js';
import { withDatabase } from '../../store/withDatabase.js';
import { clothesline, toSettings, type Ended } from '../../testing/clothesline.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { createDatabase } from '../../testing/postgres/createDatabase.js';
import { startServerProcess } from '../../testing/startServerProcess.js';
import { makePlace } from '../../testing/stores.js';

/** A short error message with its exit code, without a stack trace. */
function expectRefusal({ code, out, err }: Ended, wanted: 1 | 2, text: string | RegExp): void {
  expect(err).toMatch(text);
  expect([code, out]).toEqual([wanted, '']);
  expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(err).not.toMatch(/\n\s+at /);
}

describe('The command line on the embedded store', () => {
  it('works while the server runs, and after it was killed', async () => {
    const folder = await makeDataDir();
    const settings = { DATA_DIR: folder.path };
    const server = await startServerProcess(settings);
    await clothesline(settings, 'seed');
    expect((await clothesline(settings, 'people', 'delete', '6', '--yes')).code).toBe(0);
    expect((await fetch(`${server.host}/api/people/6`)).status).toBe(404);
    await server.end('SIGKILL');
    const { json } = await clothesline(settings, 'audit', '--limit', '1', '--json');
    expect(json).toMatchObject([{ what: 'delete person 6' }]);
    await folder.remove();
  });

  it('finds the server in a folder with a long name', async () => {
    const folder = await makeDataDir();
    const settings = { DATA_DIR: join(folder.path, 'a-long-name'.repeat(12)) };
    const server = await startServerProcess(settings);
    expect(await clothesline(settings, 'audit', '--json')).toMatchObject({ code: 0, out: '[]\n' });
    await expect(startServerProcess(settings)).rejects.toThrow('in use by another server');
    await server.end('SIGTERM');
    await folder.remove();
  });
});

describe('The command line', () => {
  it('rejects a store from a newer version without changing it', async () => {
    const place = await makePlace();
    await (await openDatabase(place.at)).close();
    await withDatabase(place.at, { alone: true }, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`.execute(db),
    );
    const settings = toSettings(place);
    for (const words of ['migrate --status', 'audit', 'people list', 'seed', 'migrate']) {
      expectRefusal(await clothesline(settings, ...words.split(' ')), 1, 'a newer schema (999-later)');
    }
    const doctor = await clothesline(settings, 'doctor');
    expect([doctor.code, doctor.out]).toEqual([
      1,
      expect.stringMatching(/problem database: .*newer schema \(999-later\)/),
    ]);
    await place.remove();
  });
});

describe('The command line without a store', () => {
  let folder: DataDir;
  beforeAll(async () => {
    folder = await makeDataDir();
  });
  afterAll(() => folder.remove());

  it('lists pending migrations without creating a store', async () => {
    const settings = { DATA_DIR: join(folder.path, 'none') };
    const status = await clothesline(settings, 'migrate', '--status', '--json');
    expect(status.json[0]).toEqual({ migration: '050-baseline', state: 'due' });
    expect((await clothesline(settings, 'doctor')).code).toBe(0);
    expectRefusal(await clothesline(settings, 'audit'), 1, `There is no store in ${settings.DATA_DIR}.`);
    expect(readdirSync(folder.path)).toEqual([]);
    expect((await clothesline(settings, 'migrate')).out).toContain('Migrated: 050-baseline');
    const modes = [settings.DATA_DIR, join(settings.DATA_DIR, 'postgres')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700]);
    expect((await clothesline(settings, 'audit', '--json')).json).toMatchObject([{ who: 'operator', what: 'migrate' }]);
  });

  it('reports problems with the settings and the mail server, with solutions', async () => {
    const settings = { DATA_DIR: join(folder.path, 'none') };
    expectRefusal(await clothesline({ ...settings, PORT: 'x' }, 'audit'), 1, /^clothesline: PORT is "x"; expected/);
    const malformed = await clothesline({ ...settings, PORT: 'x' }, 'doctor', '--json');
    expect([malformed.code, malformed.json]).toEqual([
      1,
      [expect.objectContaining({ check: 'configuration', state: 'problem', what: expect.stringMatching(/^PORT is/) })],
    ]);
    const closed = createServer().listen(0);
    const address = closed.address();
    const port = typeof address === 'object' ? address?.port : 0;
    closed.close();
    const noMail = await clothesline(
      { ...settings, SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'http://localhost' },
      'doctor',
    );
    expect([noMail.code, noMail.out]).toEqual([1, expect.stringMatching(/problem mail: .*ECONNREFUSED.* Check host/)]);
    const away = { SITE_DIR: join(folder.path, 'nope'), PHOTOS_URL: `http://key:secret@127.0.0.1:${port}/photos` };
    const { code, out } = await clothesline({ ...settings, ...away }, 'doctor');
    expect([code, out]).toEqual([1, expect.stringMatching(/problem configuration: .*nope.site.json cannot be read/)]);
    expect(out).toMatch(/problem photos: .*doesn't respond/);
  });
});

describe('An empty database', () => {
  it('stays empty after listing pending migrations', async () => {
    const [database, folder] = [await createDatabase(), await makeDataDir()];
    const place = { at: { dataDir: folder.path, databaseUrl: database.url } };
    const { code, json } = await clothesline(toSettings(place), 'migrate', '--status', '--json');
    expect([code, json.at(-1).state]).toEqual([0, 'due']);
    await withDatabase(place.at, { alone: false }, async (db) => {
      expect((await schemaState(db)).done).toEqual([]);
      const { rows } = await sql`select from information_schema.tables where table_schema = 'public'`.execute(db);
      expect(rows).toEqual([]);
    });
    await database.drop();
    await folder.remove();
  });
});
