import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode, errorReason, StartError } from '../../config/startError.js';

const isWindows = process.platform === 'win32';

/** PostgreSQL can't read the files of other major versions. */
const major = 18;

const longestSocket = 100;

export interface Place {
  dataDir: string;
  folder: string;
  data: string;
  sockets: string;
}

export async function hasStore(dataDir: string): Promise<boolean> {
  return existsSync(join(findPlace(dataDir).data, 'PG_VERSION'));
}

export function findPlace(dataDir: string): Place {
  const folder = join(dataDir, 'postgres');
  const isLong = Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > longestSocket;
  const sockets = isLong ? join(tmpdir(), `clothesline-${shortHash(folder)}`) : folder;
  return { dataDir, folder, data: join(folder, 'data'), sockets };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function databaseUrl({ folder, data, sockets }: Place): string {
  if (!isWindows) {
    return `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(sockets)}&sslmode=disable`;
  }
  const port = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${readFileSync(join(folder, 'password'), 'utf8')}@127.0.0.1:${port}/postgres`;
}

/** Throws a `StartError` for data written by the WebAssembly version we used to ship. */
export function refuseEarlierFormat({ dataDir, data }: Place): void {
  const earlier = join(dataDir, 'store');
  if (existsSync(data) || !existsSync(join(earlier, 'PG_VERSION'))) return;
  throw new StartError(
    `${earlier} was made by an earlier version of the server, in a format that this one cannot read: move ${earlier} away to start with an empty store.`,
  );
}

export function refuseOtherVersion({ data }: Place): void {
  const found = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  if (found === major) return;
  throw new StartError(
    found > major
      ? `${data} was made by PostgreSQL ${found}, and this server brings ${major}: update the server.`
      : `${data} was made by PostgreSQL ${found}, and this server brings ${major}: run "clothesline backup FILE" with the version that made it, move ${data} away, and run "clothesline restore FILE".`,
  );
}

/** Creates folders that only this user can access. Throws a `StartError` if that fails. */
export async function makeFolders({ dataDir, folder, data, sockets }: Place): Promise<void> {
  for (const path of new Set([dataDir, folder, sockets])) await makeFolder(path);
  // the permissions may have changed when copying the folder, and PostgreSQL insists on these
  for (const path of [folder, data].filter((one) => existsSync(one))) {
    if (process.geteuid?.() === lstatSync(path).uid) await chmod(path, 0o700);
  }
  const found = lstatSync(sockets);
  if (sockets !== folder && (!found.isDirectory() || found.uid !== process.geteuid?.() || (found.mode & 0o077) !== 0)) {
    throw new StartError(`${sockets} belongs to somebody else: delete it, or choose a shorter DATA_DIR.`);
  }
}

/** Avoids Node's `recursive` option since it hangs in `/proc`. */
async function makeFolder(path: string, mode = 0o700): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path), 0o777);
  await mkdir(path, { mode }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

function lockPath({ folder, sockets }: Place): string {
  return isWindows ? `\\\\.\\pipe\\clothesline-${shortHash(folder)}` : join(sockets, 'server.sock');
}

/** Locks a data folder by listening on a socket. Unlike a PID file, this works across containers. */
export async function takeLock(place: Place): Promise<Server> {
  const inUse = () =>
    new StartError(
      `The data folder ${place.dataDir} is in use by another server; stop that one, or give this one a DATA_DIR of its own.`,
    );
  if (await isLocked(place)) throw inUse();
  // a killed process leaves its socket behind
  await rm(lockPath(place), { force: true });
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(errorCode(error) === 'EADDRINUSE' ? inUse() : error));
    server.listen(lockPath(place), resolve);
  });
  return server;
}

export function release(lock: Server): Promise<void> {
  return new Promise((resolve) => lock.close(() => resolve()));
}

export async function isLocked(place: Place): Promise<boolean> {
  const socket = connect(lockPath(place));
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return true;
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false;
    throw new StartError(`The server in ${place.dataDir} cannot be asked (${errorReason(error)}); be its user.`, {
      cause: error,
    });
  } finally {
    socket.destroy();
  }
}
