import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, reasonOf, StartError } from '../../startError.js';
import { isRunning, processStart } from './processStart.js';

/** How often the lock says that it is alive, and how long a silent one counts, in milliseconds. */
const heartbeat = 5000;
const patience = 20_000;

/** Milliseconds to see whether another start took the same stale lock over. */
const settling = 50;

interface Holder {
  pid: number;
  /** See `processStart`. */
  start: string | undefined;
  host: string;
}

/**
 * Keeps a data folder to this process: the embedded store breaks when two open it. Gives a function that lets go.
 * Throws a `StartError` where another process has it, or where it cannot be written to.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'lock');
  const mine = JSON.stringify({
    pid: process.pid,
    start: processStart(process.pid),
    host: hostname(),
  } satisfies Holder);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!take(file, mine)) {
      const holder = holderOf(file);
      if (holder && holds(holder, file)) {
        throw new StartError(
          `The data folder ${dataDir} is in use by another server (process ${holder.pid}); stop that one, or give this one a DATA_DIR of its own.`,
        );
      }
      rmSync(file, { force: true });
      take(file, mine);
      await wait(settling);
      if (readFileSync(file, 'utf8') !== mine) {
        throw new StartError(`Another server is starting in the data folder ${dataDir}.`);
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} cannot be written to (${reasonOf(error)}).`, { cause: error });
  }
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // A disk that does not answer for a moment is no reason to end the server.
    }
  }, heartbeat);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

/** Whether the file was not there, and now is. */
function take(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function holds(holder: Holder, file: string): boolean {
  // Another machine's (or container's) processes cannot be seen: its heartbeat can.
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < patience;
  if (holder.pid === process.pid || !isRunning(holder.pid)) return false;
  const start = processStart(holder.pid);
  return start === undefined || holder.start === undefined || start === holder.start;
}
