import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode, errorReason, StartError } from '../../config/startError.js';
import {
  databaseUrl,
  findPlace,
  isLocked,
  makeFolders,
  refuseEarlierFormat,
  refuseOtherVersion,
  release,
  takeLock,
  type Place,
} from './embeddedPlace.js';
import { refuseRoot } from './folderOwner.js';
import { findPostgres, type PackagedPostgres } from './packagedPostgres.js';
import { randomPageCost } from './pageCost.js';
import { syncFolder } from './syncFolder.js';

const isWindows = process.platform === 'win32';

/** The initial `postgresql.conf`, tuned for small machines. */
const settings: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '20',
  superuser_reserved_connections: '0',
  jit: 'off',
  random_page_cost: String(randomPageCost),
  wal_recycle: 'off',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
};

/** How long to wait for a fast shutdown, and then for an immediate shutdown (in ms) */
const stopTimes = { SIGINT: 7000, SIGQUIT: 2000 } as const;

const orphanTime = 20_000;

const startTime = 20_000;
const restartTime = 60_000;
const lookInterval = 25;

const keptLines = 8;

export interface EmbeddedPostgres {
  url: string;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  onEnded?: ((reason: string) => void) | undefined;
  onLost?: ((reason: string) => void) | undefined;
}

/**
 * Starts the bundled PostgreSQL and creates its database if needed. It never outlives this process. Throws a
 * `StartError` if it can't be started or the folder is used by another process.
 */
export async function startEmbedded(
  dataDir: string,
  { onEnded = () => {}, onLost = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const place = findPlace(dataDir);
  refuseRoot(dataDir);
  refuseEarlierFormat(place);
  try {
    await makeFolders(place);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} cannot be written to (${errorReason(error)}).`, { cause: error });
  }
  const lock = await takeLock(place);
  try {
    const postgres = await findPostgres(place.folder);
    await stopOrphan(place);
    await makeDatabase(postgres, place);
    refuseOtherVersion(place);
    const running = await keepRunning(postgres, place, { onEnded, onLost });
    return {
      url: databaseUrl(place),
      async close() {
        await running.close();
        await release(lock);
      },
    };
  } catch (error) {
    await release(lock);
    throw error;
  }
}

export async function reachEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  const place = findPlace(dataDir);
  refuseRoot(dataDir);
  for (const until = performance.now() + startTime; ;) {
    if (!(await isLocked(place))) {
      try {
        return await startEmbedded(dataDir);
      } catch (error) {
        if (!(error instanceof StartError && error.message.includes('in use by another server'))) throw error;
      }
    } else if (await answers(place)) {
      return { url: databaseUrl(place), close: async () => {} };
    }
    if (performance.now() > until) {
      throw new StartError(`The server in ${dataDir} does not answer; look at its process and its log, or restart it.`);
    }
    await wait(lookInterval);
  }
}

async function stopOrphan({ data }: Place): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (!(pid > 0) || !isRunning(pid)) return;
  if (process.platform === 'linux' && readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'postgres\n') return rm(file);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (const until = performance.now() + orphanTime / 2; performance.now() < until; await wait(lookInterval)) {
      if (!isRunning(pid)) return;
    }
  }
  throw new StartError(`PostgreSQL (process ${pid}) still uses ${data} and does not end; end it, and start again.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Created under a temporary name so that the next startup can detect an incomplete database. */
async function makeDatabase(postgres: PackagedPostgres, { folder, data }: Place): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('making-')) await rm(join(folder, name), { recursive: true, force: true });
  }
  if (existsSync(data)) return;
  const making = join(folder, `making-${randomUUID()}`);
  const password = join(folder, 'password');
  if (isWindows) await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  // the names of system locales differ, but this collation is built in
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  try {
    await postgres.run(
      'initdb',
      `--pgdata=${making}`,
      '--username=postgres',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isWindows ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=trust']),
      ...Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    );
    await rename(making, data);
    await syncFolder(folder, { deep: false });
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw new StartError(`No database can be made in ${folder} (${lastLine(errorReason(error))}).`, { cause: error });
  }
}

function lastLine(messages: string): string {
  return /(?:error|FATAL|PANIC): .*/s.exec(messages)?.[0] ?? messages;
}

async function keepRunning(
  postgres: PackagedPostgres,
  place: Place,
  { onEnded, onLost }: Required<EmbeddedOptions>,
): Promise<{ close(): Promise<void> }> {
  let isClosing = false;
  let running = await startOnce(postgres, place);

  async function restart(): Promise<void> {
    for (const until = performance.now() + restartTime; ;) {
      await wait(10 * lookInterval);
      if (isClosing) return;
      try {
        running = await startOnce(postgres, place);
        return;
      } catch (error) {
        // processes of the previous instance may still be running
        if (performance.now() > until) throw error;
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await running.ended;
      if (isClosing) return;
      onEnded?.(running.lines().join(' '));
      await restart();
      if (isClosing) return;
    }
  }

  const watching = watch().catch((error: unknown) => onLost?.(errorReason(error)));
  return {
    async close() {
      isClosing = true;
      await stop(running);
      await watching;
    },
  };
}

interface Running {
  child: ChildProcess;
  ended: Promise<void>;
  /** Last messages. */
  lines(): string[];
}

/** Resolves once PostgreSQL accepts connections. Throws a `StartError` if it exits before that. */
async function startOnce(postgres: PackagedPostgres, place: Place): Promise<Running> {
  const { data, sockets, dataDir } = place;
  const child = postgres.start('-D', data, ...(await addressWords(sockets)));
  let lines: string[] = [];
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      lines.push(error.message);
      resolve();
    });
  });
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => (lines = [...lines, line].slice(-keptLines)));
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  while (!hasEnded()) {
    if (await answers(place)) return { child, ended, lines: () => lines };
    await wait(lookInterval);
  }
  await ended;
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  throw new StartError(
    `The database in ${data} cannot be started (${reason.replace(/^.*?(?=FATAL|PANIC)/, '')}); restore a copy of ${dataDir}, or move ${data} away to begin with a new one.`,
  );
}

/** Listens on a Unix socket, or on a local port on Windows. */
async function addressWords(sockets: string): Promise<string[]> {
  const words = isWindows
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
    : {
        listen_addresses: '',
        port: '5432',
        unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
      };
  return Object.entries(words).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await release(server);
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Returns false while it's starting up or recovering. */
async function answers(place: Place): Promise<boolean> {
  try {
    const client = new Client({ connectionString: databaseUrl(place), connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function stop({ child, ended }: Running): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    child.kill(signal);
    const over = new AbortController();
    const late = wait(stopTimes[signal], 'late', { signal: over.signal }).catch(() => 'late');
    const first = await Promise.race([ended.then(() => 'ended'), late]);
    over.abort();
    if (first === 'ended') return;
  }
  child.kill('SIGKILL');
  await ended;
}
