/* Starts a PostgreSQL with durable writes. Undefined if it isn't installed. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { listChildren, readCpuSeconds } from './process.mjs';

const debian = '/usr/lib/postgresql';

export async function startPostgres(parent, more = {}) {
  const version = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;
  if (!version) return undefined;
  const bin = join(debian, version, 'bin');
  const folder = join(parent, 'postgres');
  const user = plainUser();
  mkdirSync(folder, { recursive: true });
  chmodSync(parent, 0o755);
  chmodSync(folder, 0o700);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
      ...as,
      stdio: 'ignore',
    });
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'shared_buffers=512MB',
    'max_wal_size=4GB',
    ...Object.entries(more).map(([name, value]) => `${name}=${value}`),
  ];
  let child;
  let ended;
  const run = async () => {
    child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...as,
      stdio: 'ignore',
    });
    ended = new Promise((resolve) => child.once('close', resolve));
    for (;;) {
      try {
        execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  await run();
  const at = (database) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const tell = (database, ...statements) =>
    execFileSync(
      join(bin, 'psql'),
      [...statements.flatMap((one) => ['-c', one]), '-qAt', '-v', 'ON_ERROR_STOP=1', at(database)],
      as,
    )
      .toString()
      .trim();
  const ask = (...statements) => tell('postgres', ...statements);
  return {
    version: ask('show server_version'),
    url: at,
    run: tell,
    has: (database) => ask(`select 1 from pg_database where datname = '${database}'`) !== '',
    make: (database) => ask(`create database ${database}`),
    rename: (from, to) => ask(`alter database ${from} rename to ${to}`),
    copy: (from, to) =>
      ask(`drop database if exists ${to}`, `create database ${to} template ${from} strategy file_copy`),
    copyTo(database, other) {
      const script = 'set -o pipefail; "$0/pg_dump" "$1" | "$0/psql" -q -o /dev/null -v ON_ERROR_STOP=1 "$2"';
      execFileSync('bash', ['-c', script, bin, at(database), other.url(database)], as);
    },
    drop: (database) => ask(`drop database if exists ${database}`),
    /** Checkpoints now, so the cost isn't attributed to the next call. */
    settle: () => ask('checkpoint'),
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
    cpuSeconds: () => [child.pid, ...listChildren(child.pid)].reduce((sum, pid) => sum + readCpuSeconds(pid), 0),
    /** Crashes it. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    restart: run,
  };
}

export function plainUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
