import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../store/open/packagedPostgres.js';
import { memoryFolder } from '../memoryFolder.js';

export interface ClusterOptions {
  durable?: boolean;
  settings?: Record<string, string>;
}

export interface Cluster {
  port: number;
  folder: string;
  url(database: string): string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL on a free port. Exits with this process. */
export async function createCluster(options: ClusterOptions = {}): Promise<Cluster> {
  return startCluster(options, async ({ folder, data }) => {
    const postgres = await findPostgres(folder);
    const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await postgres.run(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '--encoding=UTF8',
      ...locale,
      '--auth=trust',
      '--no-sync',
    );
  });
}

/** A streaming replica. */
export async function createReplica(of: Cluster): Promise<Cluster> {
  return startCluster({}, async ({ data }) => {
    const client = new Client({ connectionString: of.url('postgres') });
    await client.connect();
    await client.query(`select pg_backup_start('replica', true)`);
    await cp(join(of.folder, 'data'), data, { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    await rm(join(data, 'postmaster.pid'));
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(data, 'standby.signal'), '');
    const primary = `host=127.0.0.1 port=${of.port} user=postgres`;
    await appendFile(join(data, 'postgresql.conf'), `\nprimary_conninfo = '${primary}'\n`);
  });
}

async function startCluster(
  { durable = false, settings = {} }: ClusterOptions,
  fill: (cluster: { folder: string; data: string }) => Promise<void>,
): Promise<Cluster> {
  // PostgreSQL may run as another user, who must traverse the parent.
  const parent = await mkdtemp(join(durable ? tmpdir() : memoryFolder(), 'clothesline-postgres-'));
  const folder = join(parent, 'postgres');
  await mkdir(folder, { mode: 0o700 });
  const data = join(folder, 'data');
  const port = await freePort();
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
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;

  const cluster: Cluster = {
    port,
    folder,
    url,
    async start() {
      child = (await findPostgres(folder)).start('-D', data, ...words);
      let messages = '';
      child.stderr?.on('data', (chunk: Buffer) => (messages = (messages + chunk.toString()).slice(-2000)));
      while (!(await answers(url('postgres')))) {
        if (hasEnded()) throw new Error(`PostgreSQL ended: ${messages}`);
        await wait(50);
      }
    },
    async stop(mode) {
      if (hasEnded()) return;
      const ended = new Promise((resolve) => child?.once('close', resolve));
      child?.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
    async remove() {
      await cluster.stop('immediate');
      await rm(parent, { recursive: true, force: true });
    },
  };
  await fill({ folder, data });
  await cluster.start();
  return cluster;
}

export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Below the ephemeral range, so that a restart gets the same port. */
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
