import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ServerProcess {
  host: string;
  /** Ends it as a signal would, and gives its exit code: null where it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The built server in a process of its own, without demo, on a free port. */
export async function startServerProcess(dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry: { msg?: string; port?: number } = JSON.parse(line);
      if (entry.msg === 'ready' && entry.port) resolve(entry.port);
    });
    void ended.then((code) => reject(new Error(`The server ended with code ${code}: ${complaint}`)));
  });
  return {
    host: `http://127.0.0.1:${port}`,
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
