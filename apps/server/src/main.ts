import { fileURLToPath } from 'node:url';
import { readConfig } from './config/readConfig.js';
import { demo } from './demo/demo.js';
import { createLines, createLog, endLines } from './observe/createLog.js';
import { start } from './start.js';
import { StartError } from './config/startError.js';

/** `apps/marketplace/dist`, relative to `dist/main.js`. */
const marketplace = fileURLToPath(new URL('../../marketplace/dist', import.meta.url));

/** `packages/embed/dist`. */
const embed = fileURLToPath(new URL('../../../packages/embed/dist', import.meta.url));

const oldestNode = 24;
const packagedNode = fileURLToPath(
  new URL(`../../../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
);

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  const { node } = process.versions;
  process.stderr.write(
    `Node ${node} is too old: the server needs Node ${oldestNode}. Start it with ${packagedNode}.\n`,
  );
  process.exit(1);
}

const lines = createLines();

try {
  const config = readConfig(process.env, { cwd: process.cwd(), marketplace, embed });
  if (process.argv.length > 2) throw new StartError('The server takes no arguments. See "clothesline --help".');
  const log = createLog(config.logLevel, lines, { isTerminal: process.stdout.isTTY });
  const starting = start({ config, log, ...demo() });
  stopOnSignal(async (signal) => {
    log.info({ signal }, 'stopping');
    // let startup finish first, otherwise a half-created store would be left behind
    await (await starting).stop();
    log.info('stopped');
  });
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
  await leave(1);
}

/** The first signal shuts down gracefully, and another SIGINT or SIGTERM exits immediately. */
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
  // both the shell and the system may send this signal, so ignore the second
  process.on('SIGHUP', () => {
    if (!isStopping) end('SIGHUP');
  });
  const onDisconnect = () => {
    if (!isStopping) end('disconnect');
  };
  if ('connected' in process && !process.connected) onDisconnect();
  else process.once('disconnect', onDisconnect);
}

let isLeaving = false;

async function leave(code: number): Promise<void> {
  // a start that's interrupted may fail as well
  if (isLeaving) return;
  isLeaving = true;
  if (await endLines(lines)) process.exit(code);
  endNow('SIGTERM');
}

/** `process.exit` waits for pending writes, so raise the signal again instead. */
function endNow(signal: 'SIGINT' | 'SIGTERM'): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
