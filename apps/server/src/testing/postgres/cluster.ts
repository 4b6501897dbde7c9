import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { memoryFolder } from '../memoryFolder.js';
import { noPostgres, plainUser, postgresBinaries } from './binaries.js';

const execute = promisify(execFile);

/** Milliseconds that a PostgreSQL may take to answer. */
const startTimeout = 60_000;

export interface ClusterOptions {
  /** Whether what is written has to reach the disk. The tests about lost power need it; the others only wait for it. */
  durable?: boolean;
  /** A folder for all of it; one in memory where there is such, else one among the temporary files. */
  parent?: string;
  settings?: Record<string, string>;
}

export interface Cluster {
  port: number;
  folder: string;
  /** The address of one of its databases. */
  url(database: string): string;
  /** Runs one of PostgreSQL's programs as the cluster's user. */
  run(program: string, ...words: string[]): Promise<{ stdout: string }>;
  start(): Promise<void>;
  /** `fast` ends every connection in good order, `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** A PostgreSQL of our own at a free port of this machine. Throws where none is installed. */
export async function createCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { durable = false, parent = durable ? tmpdir() : memoryFolder() } = options;
  const cluster = await emptyCluster(parent, options);
  const data = join(cluster.folder, 'data');
  await cluster.run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  await cluster.start();
  return cluster;
}

/** A second PostgreSQL that follows the first. */
export async function createReplica(of: Cluster): Promise<Cluster> {
  const cluster = await emptyCluster(memoryFolder(), {});
  const data = join(cluster.folder, 'data');
  await cluster.run('pg_basebackup', '-d', of.url('postgres'), '-D', data, '-R', '--checkpoint=fast', '--no-sync');
  await cluster.start();
  return cluster;
}

async function emptyCluster(parent: string, { durable = false, settings = {} }: ClusterOptions): Promise<Cluster> {
  const binaries = postgresBinaries();
  if (binaries === undefined) throw new Error(noPostgres);
  const user = plainUser();
  const folder = await mkdtemp(join(parent, 'clothesline-postgres-'));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const asUser = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | undefined;
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const run: Cluster['run'] = (program, ...more) =>
    execute(join(binaries, program), more, { ...asUser, maxBuffer: 1 << 26 });

  const cluster: Cluster = {
    port,
    folder,
    url,
    run,
    async start() {
      child = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...words], { ...asUser, stdio: 'ignore' });
      const started = Date.now();
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}.`);
        if (Date.now() - started > startTimeout) throw new Error('PostgreSQL did not answer.');
        await wait(50);
      }
    },
    async stop(mode) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('close', resolve));
      child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
    async remove() {
      await cluster.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;

  function isReady(): Promise<boolean> {
    return run('pg_isready', '-q', '-h', '127.0.0.1', '-p', String(port)).then(
      () => true,
      () => false,
    );
  }
}

/**
 * Below those that the system gives to whoever connects: a cluster that is stopped and started again needs its own once
 * more, and in between nobody else may be given it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
