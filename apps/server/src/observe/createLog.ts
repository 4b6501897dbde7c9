import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.js';

export type Log = Logger;

/** Characters of lines that wait to be written; what comes when there are so many is lost. */
const waitingLines = 16_000_000;

/**
 * One JSON line an event, to the standard output unless another destination is given. A line waits for the one before it
 * to be written, and a request for none: a reader that is slow holds nobody up.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, maxLength: waitingLines }));
}
