import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const main = join(root, 'apps/server/dist/main.js');

const startTimeout = 60_000;

export interface RunningServer {
  origin: string;
  output(): string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  restart(settings?: Record<string, string>): Promise<void>;
}

export async function startServer(dataFolder: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let launched = await launch(port, dataFolder, settings);
  return {
    origin,
    output: () => launched.output(),
    stop: () => launched.end('SIGTERM'),
    kill: () => launched.end('SIGKILL'),
    restart: async (others = settings) => {
      launched = await launch(port, dataFolder, others);
    },
  };
}

interface Launched {
  output(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

async function launch(port: number, dataFolder: string, settings: Record<string, string>): Promise<Launched> {
  const server = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, ...settings },
    // with an IPC channel, the server exits when the tests do
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  let output = '';
  server.stdout.on('data', (data) => (output += data));
  server.stderr.on('data', (data) => (output += data));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const started = Date.now();
  while (!(await isWell(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}:\n${output}`);
    if (Date.now() - started > startTimeout) {
      server.kill('SIGKILL');
      throw new Error(`The server did not become well in ${startTimeout} ms:\n${output}`);
    }
    await wait(50);
  }
  return {
    output: () => output,
    end: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}

async function isWell(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
