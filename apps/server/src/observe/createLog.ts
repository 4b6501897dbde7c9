import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.js';

export type Log = Logger;

/** Characters of lines that wait to be written; what comes when there are so many is lost. */
const waitingLines = 16_000_000;

/** Lines are written together: this many bytes of them, or what came in this many milliseconds. Each write alone costs as much as an answer. */
const together = { minLength: 4096, periodicFlush: 50 };

/**
 * One JSON line an event, to the standard output unless another destination is given. No request waits for a line to be
 * written: a reader that is slow holds nobody up. A process that ends by itself writes all; one that is killed loses what
 * it was about to write together.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, maxLength: waitingLines, ...together }));
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
