import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../openDatabase.js';
import { withDatabase } from '../../store/withDatabase.js';
import { serverProgram, startServerProcess, type ServerProcess } from '../startServerProcess.js';
import { makeDataDir, type DataDir } from '../makeDataDir.js';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Enough requests for their log lines to fill the pipe. */
const many = 4000;

let folder: DataDir | undefined;
let server: ServerProcess | undefined;
afterEach(async () => {
  // In case it did not stop.
  await server?.end('SIGKILL');
  await folder?.remove();
});

describe('A server that receives a stop signal', () => {
  it.each([
    ['is gone', 'close', 0, 0],
    // Killed by the signal.
    ['stops reading', 'keep', many, null],
  ] as const)('ends even if the reader of its log %s', async (_name, how, requests, code) => {
    folder = await makeDataDir();
    server = await startServerProcess({ DATA_DIR: folder.path });
    const address = `${server.host}/api/categories`;
    server.stopReading(how);
    for (let sent = 0; sent < requests; sent += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const response = await fetch(address);
          expect(response.status).toBe(200);
          await response.arrayBuffer();
        }),
      );
    }
    expect(await server.end('SIGTERM')).toBe(code);
  });
});

/** The charity site that `npm start` serves next to the server. */
const site = fileURLToPath(new URL('../../../../charity-site/serve.mjs', import.meta.url));

/** Starts a program with an IPC channel, prints its process id once ready, and keeps running. */
const starter = `
  const { spawn } = require('node:child_process');
  const server = spawn(process.execPath, [process.argv[1]], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], detached: true });
  server.stdout.on('data', (chunk) => {
    if (/"msg":"ready"|Charity site:/.test(chunk)) process.stdout.write(server.pid + '\\n');
  });
`;

it.runIf(process.env.WAIT_WITH_SERVER)('waits with a server', async () => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path });
  process.stdout.write(`server ${server.pid}\n`);
  await wait(150_000);
  expect(isRunning(server.pid)).toBe(true);
});

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'A test run ended by %s does not leave a server running',
  async (signal) => {
    const vitest = fileURLToPath(new URL('../vitest.mjs', import.meta.resolve('vitest')));
    const words = [vitest, 'run', '--project', 'server', import.meta.filename, '-t', 'waits with a server'];
    const env = { ...process.env, WAIT_WITH_SERVER: '1', TEST_DATABASE_URL: inject('postgresUrl') };
    const run = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let pid: number | undefined;
    for await (const line of createInterface({ input: run.stdout })) {
      pid = Number(/server (\d+)/.exec(line)?.[1]);
      if (pid) break;
    }
    if (!pid) throw new Error('The run ended without a server.');
    run.kill(signal);
    try {
      await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
    } finally {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    }
  },
);

// The ports are below the ephemeral range.
it.each([
  ['A server', serverProgram, 29_472],
  ['The charity site', site, 29_473],
])('%s ends when the program that started it is killed', async (_, program, port) => {
  folder = await makeDataDir();
  const env = { ...process.env, PORT: String(port), DEMO: '0', DATA_DIR: folder.path };
  const parent = spawn(process.execPath, ['-e', starter, program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const pid = Number(line);
  expect((await fetch(`http://localhost:${port}/`)).headers.has('Content-Type')).toBe(true);
  parent.kill('SIGKILL');
  try {
    await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
});

it('A stopping server does not wait for an unused connection', async () => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path });
  const unused = connect(Number(new URL(server.host).port), '127.0.0.1');
  await once(unused, 'connect');
  // Makes sure that the server has accepted the connection.
  expect((await fetch(`${server.host}/healthz`)).status).toBe(200);
  unused.resume();
  const closed = once(unused, 'close').then(() => performance.now());
  const told = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  // Running requests have 5 s, and the rest of the shutdown may be slow on busy machines.
  expect((await closed) - told).toBeLessThan(5000);
});

it.skipIf(process.platform !== 'linux')('A server stops cleanly if its terminal is closed', async () => {
  folder = await makeDataDir();
  const socket = join(folder.path, 'postgres/server.sock');
  const env = { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'debug', DATA_DIR: folder.path };
  const command = `echo $$; exec "${process.execPath}" "${serverProgram}"`;
  const terminal = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: terminal.stdout })[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  for await (const line of lines) if (line.includes('ready port=')) break;
  expect(existsSync(socket)).toBe(true);
  terminal.kill('SIGKILL');
  try {
    await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
  expect(existsSync(socket)).toBe(false);
});

it('A second SIGHUP does not interrupt the shutdown', async () => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path });
  const ended = server.end('SIGHUP');
  await wait(50);
  process.kill(server.pid, 'SIGHUP');
  expect(await ended).toBe(0);
});

it('A start on a port in use does not create a data folder', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const parent = await makeDataDir();
  folder = parent;
  const dataDir = join(parent.path, 'data');
  const refused = startServerProcess({ DATA_DIR: dataDir, PORT: String(port) });
  await expect(refused).rejects.toThrow(`Port ${port} is already in use`);
  expect(existsSync(dataDir)).toBe(false);
  taken.close();
});

it('A failed start during shutdown prints a single sentence', async () => {
  // Accepts connections without responding, so the start fails after some seconds.
  const silent = createTcpServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  folder = await makeDataDir();
  const env = { ...process.env, PORT: '0', DATA_DIR: folder.path, DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/d` };
  const starting = spawn(process.execPath, [serverProgram], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const connected = once(silent, 'connection');
  let said = '';
  starting.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  starting.stdout.resume();
  await connected;
  starting.kill('SIGTERM');
  const [code] = (await once(starting, 'close')) as [number | null];
  expect(said).toMatch(/^The database of DATABASE_URL does not answer \([^)]*\)\.\n$/);
  expect(code).toBe(1);
  silent.close();
});

it.each([
  [{}, true],
  [{ HOST: '127.0.0.1' }, false],
  [{ PUBLIC_URL: 'https://clothes.example' }, false],
])('A start with %j warns about spoofable addresses: %s', async (settings, warns) => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path, ...settings });
  expect(server.logged.some((line) => line.includes('PUBLIC_URL is not set'))).toBe(warns);
});

it('A store from a newer version is rejected with a single message', async () => {
  folder = await makeDataDir();
  await (await openDatabase({ dataDir: folder.path })).close();
  await withDatabase({ dataDir: folder.path }, { alone: true }, (db) =>
    sql`insert into kysely_migration (name, timestamp) values ('999-future', '2030-01-01')`.execute(db),
  );
  await expect(startServerProcess({ DATA_DIR: folder.path })).rejects.toThrow(
    'The database has a newer schema (999-future). Update the server.',
  );
});

it('The metrics have a separate port', async () => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path, METRICS_PORT: '29471' });
  expect((await fetch(`${server.host}/metrics`)).status).toBe(404);
  expect(await (await fetch('http://127.0.0.1:29471/metrics')).text()).toContain('clothesline_running_requests');
  expect((await fetch('http://127.0.0.1:29471/api/donations')).status).toBe(404);
});

it('A server on an outdated Node names the required version', async () => {
  const pretend = `delete Promise.withResolvers;
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });`;
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${pretend}`, serverProgram, 'export', 'x']);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = await once(child, 'close');
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^Node 20\.19\.0 is too old: the server needs Node 24\. Start it with \S+\.\n$/),
  ]);
});
