import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { errorCode } from '../config/startError.js';

export type Log = Logger;

/** Characters that are buffered; further lines are dropped. */
const waitingLines = 16_000_000;

/** Lines are written together, by bytes or by milliseconds: a write of each line costs as much as a response. */
const together = { minLength: 8192, periodicFlush: 50 };

/** Milliseconds until unread last lines are given up. */
const lastLinesTimeout = 1000;

/** The destination of the log, until `endLines`. */
export type Lines = ReturnType<typeof pino.destination>;

/**
 * The standard output. Lines are written asynchronously, so that a slow reader delays no request. A process that is killed
 * loses its buffered lines.
 */
export function createLines(): Lines {
  const lines = pino.destination({ dest: 1, sync: false, maxLength: waitingLines, ...together });
  lines.on('error', (error) => {
    // If the reader or the terminal is gone, the server continues, or stops in an orderly way.
    if (!['EPIPE', 'EIO'].includes(errorCode(error) ?? '')) throw error;
  });
  return lines;
}

/**
 * Flushes and closes the log, as the last step of a process. Resolves with false if a reader does not read in time,
 * which would block a normal exit.
 */
export async function endLines(lines: Lines): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const limit = setTimeout(() => resolve(false), lastLinesTimeout);
  lines.once('close', () => resolve(true));
  lines.once('error', () => resolve(true));
  lines.end();
  const isEnded = await promise;
  clearTimeout(limit);
  lines.destroy();
  return isEnded;
}

/** Writes events as JSON lines, or as short lines that people read if the destination is a terminal. */
export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream,
  { isTerminal = false, colors = !process.env.NO_COLOR } = {},
): Log {
  if (isTerminal) {
    const format = prettyFactory({ colorize: colors, translateTime: 'SYS:HH:MM:ss', hideObject: true, messageFormat });
    return pino({ level, base: null }, { write: (line) => destination.write(format(line) ?? '') });
  }
  const options = {
    level,
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}

/** The time in ISO 8601 for a line, formatted once per millisecond. */
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

/** Formats a request as a sentence, and any other event as its message and its fields. */
function messageFormat({ msg, ...line }: Record<string, unknown>): string {
  if (msg === 'request') {
    return [line.method, line.route, line.status, line.milliseconds, 'ms'].map(fieldText).join(' ');
  }
  const fields = Object.entries(line).filter(([name]) => name !== 'level' && name !== 'time');
  return [fieldText(msg), ...fields.map(([name, value]) => `${name}=${fieldText(value)}`)].join(' ');
}

/** Control characters would move the cursor of the terminal. */
function fieldText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
