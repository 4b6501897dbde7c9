import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

export type Log = Logger;

/** Characters of lines that wait to be written; what comes when there are so many is lost. */
const waitingLines = 16_000_000;

/** Lines are written together: this many bytes of them, or what came in this many milliseconds. Each write alone costs as much as an answer. */
const together = { minLength: 8192, periodicFlush: 50 };

/** Milliseconds that the reader of the last lines has. */
const lastPatience = 1000;

/** Where lines go, until `endLines`. */
export type Lines = ReturnType<typeof pino.destination>;

/**
 * The standard output, for lines. No request waits for one to be written: a reader that is slow holds nobody up. A process
 * that is killed loses what it was about to write together.
 */
export function createLines(): Lines {
  return pino.destination({ dest: 1, sync: false, maxLength: waitingLines, ...together });
}

/**
 * Writes what waits, and nothing more after it: what a process does last, since its exit would try again for ever where
 * nobody reads any longer. Says whether the reader took it, or is gone: one that is there and takes nothing holds up the
 * exit itself.
 */
export async function endLines(lines: Lines): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const limit = setTimeout(() => resolve(false), lastPatience);
  lines.once('close', () => resolve(true));
  lines.once('error', () => resolve(true));
  lines.end();
  const isEnded = await promise;
  clearTimeout(limit);
  lines.destroy();
  return isEnded;
}

/** One JSON line an event. */
export function createLog(level: LevelWithSilent, destination: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}

/** The time in ISO 8601 for a line, written anew once a millisecond. */
function createTimestamp(): () => string {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`;
    last = now;
    return text;
  };
}
