import { fileURLToPath } from 'node:url';
import { readConfig } from './config/readConfig.js';
import { demo } from './demo/demo.js';
import { createLines, createLog, endLines } from './observe/createLog.js';
import { start } from './start.js';
import { StartError } from './config/startError.js';

/** Relative to `dist/main.js`: `apps/marketplace/dist`. */
const marketplace = fileURLToPath(new URL('../../marketplace/dist', import.meta.url));

/** `packages/embed/dist`. */
const embed = fileURLToPath(new URL('../../../packages/embed/dist', import.meta.url));

/** Node version of the built server. */
const oldestNode = 24;
const packagedNode = fileURLToPath(
  new URL(`../../../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
);

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  const { node } = process.versions;
  process.stderr.write(
    `This is Node ${node}, and the server needs Node ${oldestNode}: start it with ${packagedNode}.\n`,
  );
  process.exit(1);
}

const lines = createLines();

try {
  const config = readConfig(process.env, { cwd: process.cwd(), marketplace, embed });
  if (process.argv.length > 2) throw new StartError('The server takes no words; see "clothesline --help".');
  const log = createLog(config.logLevel, lines, { isTerminal: process.stdout.isTTY });
  const starting = start({ config, log, ...demo() });
  stopOnSignal(async (signal) => {
    log.info({ signal }, 'stopping');
    // Waits for the start, so that no partial store remains.
    await (await starting).stop();
    log.info('stopped');
  });
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
  await leave(1);
}

/** The first signal stops gracefully, a second SIGINT or SIGTERM at once. */
function stopOnSignal(stop: (signal: string) => Promise<void>): void {
  let isStopping = false;
  const end = (reason: string) => {
    isStopping = true;
    void stop(reason).then(
      () => leave(0),
      () => leave(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (isStopping ? endNow(signal) : end(signal)));
  }
  // Shell and system may both send it, so a second signal is ignored.
  process.on('SIGHUP', () => {
    if (!isStopping) end('SIGHUP');
  });
  // The parent process was killed.
  const onDisconnect = () => {
    if (!isStopping) end('disconnect');
  };
  if ('connected' in process && !process.connected) onDisconnect();
  else process.once('disconnect', onDisconnect);
}

let isLeaving = false;

async function leave(code: number): Promise<void> {
  // An interrupted start may also fail.
  if (isLeaving) return;
  isLeaving = true;
  if (await endLines(lines)) process.exit(code);
  endNow('SIGTERM');
}

/** Re-raises the signal, since `process.exit` waits for pending writes. */
function endNow(signal: 'SIGINT' | 'SIGTERM'): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
