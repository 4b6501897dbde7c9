import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const serverProgram = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ServerProcess {
  host: string;
  pid: number;
  logged: string[];
  /** Linux only. */
  megabytes(): number;
  stopReading(how: 'keep' | 'close'): void;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server without demo and limits, on a free port. `within` wraps the command. */
export async function startServerProcess(
  settings: Record<string, string>,
  { within = [] }: { within?: string[] } = {},
): Promise<ServerProcess> {
  const [program, ...words] = [...within, process.execPath, serverProgram];
  const child = spawn(program, words, {
    env: {
      ...process.env,
      PORT: '0',
      DEMO: '0',
      ACCOUNTS: 'open',
      CREATE_LIMIT: 'off',
      PHOTO_LIMIT: 'off',
      CHAT_LIMIT: 'off',
      CODE_LIMIT: 'off',
      SIGN_IN_LIMIT: 'off',
      GUESS_LIMIT: 'off',
      WRITE_LIMIT: 'off',
      REQUEST_LIMIT: 'off',
      MESSAGE_LIMIT: 'off',
      REPORT_LIMIT: 'off',
      ...settings,
    },
    // with IPC, it exits with the tests
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const closed = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const logged: string[] = [];
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      logged.push(line);
      const entry: { msg?: string; port?: number } = JSON.parse(line);
      if (entry.msg === 'ready' && entry.port) resolve(entry.port);
    });
    void closed.then((code) => reject(new Error(`The server ended with code ${code}: ${complaint}`)));
  });
  return {
    host: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    logged,
    megabytes: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000,
    stopReading: (how) => void (how === 'keep' ? child.stdout.pause() : child.stdout.destroy()),
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
