import { donationLimits } from '@clothesline/api-client/contract';
import type { Limit } from './limit.js';
import { StartError } from '../startError.js';

/** Every level that a log can have, from talkative to mute. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Metres. Below, a cell is a house; above, it is no neighbourhood any more. */
const areaRange = { least: 100, most: 50_000 };
/** Seconds. */
const units: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** Readers of one setting's text. Each throws a `StartError` that names the setting. */
export const read = {
  port(name: string, text: string): number {
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
    throw invalid(name, text, 'a whole number from 0 to 65535');
  },

  yesNo(name: string, text: string): boolean {
    if (['1', 'true', 'yes', 'on'].includes(text.toLowerCase())) return true;
    if (['0', 'false', 'no', 'off'].includes(text.toLowerCase())) return false;
    throw invalid(name, text, '1 or 0');
  },

  origin(name: string, text: string): string {
    if (isOrigin(text.replace(/\/$/, ''))) return text.replace(/\/$/, '');
    throw invalid(name, text, 'an origin such as https://clothes.example');
  },

  origins(name: string, text: string): string[] {
    return text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => read.origin(name, part));
  },

  logLevel(name: string, text: string): LogLevel {
    const level = logLevels.find((one) => one === text);
    if (level) return level;
    throw invalid(name, text, `one of ${logLevels.join(', ')}`);
  },

  databaseUrl(name: string, text: string): string {
    if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
    // Without the text: it may hold a password.
    throw new StartError(`${name} is not a PostgreSQL address; expected postgres://user:password@host:5432/database.`);
  },

  area(name: string, text: string): number | 'exact' {
    if (text.toLowerCase() === 'exact') return 'exact';
    const meters = Number(text);
    if (/^\d{1,5}$/.test(text) && meters >= areaRange.least && meters <= areaRange.most) return meters;
    throw invalid(name, text, `"exact", or whole metres from ${areaRange.least} to ${areaRange.most}`);
  },

  ids(name: string, text: string): number[] {
    return text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => {
        const id = Number(part);
        if (/^\d{1,10}$/.test(part) && id >= 1 && id <= donationLimits.id) return id;
        throw invalid(name, text, 'ids of users such as 7, 12');
      });
  },

  limit(name: string, text: string): Limit {
    if (text === 'off') return undefined;
    const [, amount, unit] = /^([1-9]\d{0,5})\/(second|minute|hour|day)$/.exec(text) ?? [];
    const seconds = units[unit ?? ''];
    if (seconds !== undefined) return { amount: Number(amount), seconds };
    throw invalid(name, text, '"off", or a number per second, minute, hour or day such as 60/hour');
  },

  count(name: string, text: string): number {
    if (/^\d{1,5}$/.test(text)) return Number(text);
    throw invalid(name, text, 'a whole number from 0 to 99999');
  },

  days(name: string, text: string): number {
    if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
    throw invalid(name, text, 'a number of days from 1 to 9999');
  },

  token(name: string, text: string): string {
    if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
    // Without the text: it is a secret.
    throw new StartError(`${name} is too short, or holds spaces; expected 16 to 200 characters.`);
  },

  text(name: string, text: string): string {
    if (text.trim() !== '' && !text.includes('\0')) return text;
    throw invalid(name, text, 'a path');
  },
};

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function invalid(name: string, text: string, wanted: string): StartError {
  return new StartError(`${name} is ${JSON.stringify(text)}; expected ${wanted}.`);
}
