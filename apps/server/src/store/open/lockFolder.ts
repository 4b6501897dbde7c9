import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, errorReason, StartError } from '../../config/startError.js';
import { isRunning, processNamespace, processStart } from './processStart.js';

/** Milliseconds: how often a holder touches its lock, how long a silent one counts, and how often that is looked at. */
const standardTimes = { beat: 5000, silence: 15_000, look: 250 };

/** A lock untouched for so long needs no watching: clocks of two machines differ by less. */
const oldAge = 60_000;

interface Holder {
  /** Of this lock alone: a process id may come again. */
  id: string;
  pid: number;
  /** See `processStart` and `processNamespace`. */
  start: string | undefined;
  namespace: string | undefined;
  host: string;
}

export interface FolderLock {
  /** Whether the lock is still this one's: another server takes over one that was silent, such as a paused process's. */
  isHeld(): boolean;
  release(): void;
}

export interface LockOptions extends Partial<typeof standardTimes> {
  /** Called at a heartbeat where another server took the lock over. */
  onLost?: (() => void) | undefined;
}

/**
 * Keeps a data folder to one server: the embedded store breaks when two open it. Throws a `StartError` where another
 * server has it, or where it cannot be written to. Waits for a heartbeat where the other's process cannot be seen.
 */
export async function lockFolder(
  dataDir: string,
  { onLost = () => {}, ...times }: LockOptions = {},
): Promise<FolderLock> {
  const { beat, silence, look } = { ...standardTimes, ...times };
  const file = join(dataDir, 'lock');
  const mine = describeSelf();
  try {
    makeFolder(dataDir);
    if (!create(file, mine)) {
      const known = readFileSync(file, 'utf8');
      const holder = parse(known);
      if (holder && !isGone(holder) && (isSeen(holder) || (await isTouched(file, silence, look)))) {
        throw inUse(dataDir, holder);
      }
      takeOver(file, known, mine, dataDir);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} cannot be written to (${errorReason(error)}).`, { cause: error });
  }
  const isHeld = () => read(file) === mine;
  const beating = setInterval(() => {
    const now = new Date();
    try {
      if (isHeld()) utimesSync(file, now, now);
      else onLost();
    } catch {
      // A disk that does not answer for a moment is no reason to end the server.
    }
  }, beat);
  beating.unref();
  return {
    isHeld,
    release() {
      clearInterval(beating);
      if (isHeld()) rmSync(file, { force: true });
    },
  };
}

function describeSelf(): string {
  return JSON.stringify({
    id: crypto.randomUUID(),
    pid: process.pid,
    start: processStart(process.pid),
    namespace: processNamespace(),
    host: hostname(),
  } satisfies Holder);
}

function inUse(dataDir: string, { pid }: Holder): StartError {
  return new StartError(
    `The data folder ${dataDir} is in use by another server (process ${pid}); stop that one, or give this one a DATA_DIR of its own.`,
  );
}

/** Whether the file was not there, and now is. */
function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A rename takes one file from one server alone. Where it took a lock made since, that one is put back. */
function takeOver(file: string, known: string, mine: string, dataDir: string): void {
  const taken = `${file}.${crypto.randomUUID()}`;
  try {
    const isTaken = read(file) === known && move(file, taken);
    if (isTaken && readFileSync(taken, 'utf8') !== known) linkSync(taken, file);
    else if (create(file, mine)) return;
  } finally {
    rmSync(taken, { force: true });
  }
  throw new StartError(`Another server is starting in the data folder ${dataDir}.`);
}

function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether this process sees the holder's: process ids mean nothing on another machine or in another container. */
function isVisible({ host, namespace }: Holder): boolean {
  return host === hostname() && namespace === processNamespace();
}

/** Makes a folder that is its user's alone, and those above it. Node's own `recursive` goes on for ever in `/proc`, where nothing can be made. */
function makeFolder(path: string, mode = 0o700): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path), 0o777);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another server was faster.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function hasItsProcess({ pid, start }: Holder): boolean {
  return isRunning(pid) && processStart(pid) === start;
}

function isGone(holder: Holder): boolean {
  return isVisible(holder) && !hasItsProcess(holder);
}

function isSeen(holder: Holder): boolean {
  return isVisible(holder) && holder.start !== undefined && hasItsProcess(holder);
}

/** Whether the file is touched within the time. Compared with itself: other machines' clocks may be wrong. */
async function isTouched(file: string, silence: number, look: number): Promise<boolean> {
  const { mtimeMs } = statSync(file);
  if (Math.abs(Date.now() - mtimeMs) > oldAge) return false;
  const until = performance.now() + silence;
  while (performance.now() < until) {
    await wait(look);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return false;
    if (found.mtimeMs !== mtimeMs) return true;
  }
  return false;
}
