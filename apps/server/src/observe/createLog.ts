import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { errorCode } from '../config/startError.js';

export type Log = Logger;

const waitingLines = 16_000_000;

/** Batches the writes; writing each line separately costs as much as a whole response */
const together = { minLength: 8192, periodicFlush: 50 };

/** How long to wait for the last lines on exit, in ms. */
const lastLinesTimeout = 1000;

export type Lines = ReturnType<typeof pino.destination>;

/**
 * Writes asynchronously so that a slow reader of the log can't delay requests. Buffered lines are lost if the process
 * is killed.
 */
export function createLines(): Lines {
  const lines = pino.destination({ dest: 1, sync: false, maxLength: waitingLines, ...together });
  lines.on('error', (error) => {
    // keep running if the terminal has been closed
    if (!['EPIPE', 'EIO'].includes(errorCode(error) ?? '')) throw error;
  });
  return lines;
}

/** Flushes the log and closes it. Resolves to false if the reader takes too long. */
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

function messageFormat({ msg, ...line }: Record<string, unknown>): string {
  if (msg === 'request') {
    return [line.method, line.route, line.status, line.milliseconds, 'ms'].map(fieldText).join(' ');
  }
  const fields = Object.entries(line).filter(([name]) => name !== 'level' && name !== 'time');
  return [fieldText(msg), ...fields.map(([name, value]) => `${name}=${fieldText(value)}`)].join(' ');
}

/** Replaces control characters that the terminal might interpret. */
function fieldText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
