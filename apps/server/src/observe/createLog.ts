import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.js';

export type Log = Logger;

/** One JSON line an event, to the standard output unless another destination is given. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
