import { resolve } from 'node:path';
import { standardAreas, type AreaRule } from '../areas/areas.js';
import { standardChatDays } from '../defaults.js';
import { StartError } from '../startError.js';
import type { Limit, Limits } from './limit.js';
import { nearMiss } from './nearMiss.js';
import { read, type LogLevel } from './settings.js';

export interface Config {
  port: number;
  /** The address to listen at; all of the machine's where it is missing. */
  host: string | undefined;
  /** An absolute path. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded store. Holds a password: never print it. */
  databaseUrl: string | undefined;
  /** A replica of it that answers what only reads. Holds a password too. */
  databaseReadUrl: string | undefined;
  /** The origin that visitors see; taken from each request where it is missing. */
  publicUrl: string | undefined;
  /** Other origins whose pages may call with credentials. */
  allowedOrigins: string[];
  /** Other origins whose pages may list donations. */
  embedOrigins: string[];
  /** Whether an empty store is filled with the demo's donations. */
  demo: boolean;
  /** How much of a donation's position is stored. */
  areas: AreaRule;
  limits: Limits;
  /** Days after which messages of chats are deleted. */
  chatDays: number;
  /** Proxies of one's own before the server: which address in `X-Forwarded-For` is believed. */
  proxies: number;
  /** Megabytes of cached responses. */
  cacheMegabytes: number;
  /** Whoever knows it may read `/metrics`. Never print it. */
  metricsToken: string | undefined;
  /** A port of this machine alone that serves `/metrics` without a token. */
  metricsPort: number | undefined;
  logLevel: LogLevel;
  /** The built marketplace, an absolute path. */
  marketplaceDir: string;
  /** The built widgets for other sites, an absolute path. */
  embedDir: string;
  /** The folder of the site's own settings and pictures, an absolute path; the standard site where it is missing. */
  siteDir: string | undefined;
}

/** The names of all settings. */
export const settingNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'PUBLIC_URL',
  'ALLOWED_ORIGINS',
  'EMBED_ORIGINS',
  'DEMO',
  'LOCATION_AREA',
  'EXACT_DONORS',
  'CREATE_LIMIT',
  'CHAT_LIMIT',
  'CHAT_RETENTION',
  'PROXIES',
  'CACHE_MEGABYTES',
  'METRICS_TOKEN',
  'METRICS_PORT',
  'LOG_LEVEL',
  'MARKETPLACE_DIR',
  'EMBED_DIR',
  'SITE_DIR',
] as const;
type SettingName = (typeof settingNames)[number];

/** What relative paths and defaults are counted from. */
export interface Folders {
  cwd: string;
  /** The marketplace beside the built server. */
  marketplace: string;
  /** The built widgets in the same tree. */
  embed: string;
}

/** Reads the settings from the environment. An empty text is no setting. Throws a `StartError` for what cannot be meant. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { cwd, marketplace, embed }: Folders,
): Config {
  for (const name of Object.keys(env)) {
    const meant = nearMiss(name, settingNames);
    if (meant) throw new StartError(`The setting ${name} is unknown; did you mean ${meant}?`);
  }

  function setting<Value>(name: SettingName, reader: (name: string, text: string) => Value): Value | undefined {
    const text = env[name];
    return text === undefined || text === '' ? undefined : reader(name, text);
  }

  /** "off" is undefined too, so the default stands only where nothing was said. */
  function limit(name: 'CREATE_LIMIT' | 'CHAT_LIMIT', standard: Limit): Limit {
    return env[name] ? setting(name, read.limit) : standard;
  }

  const databaseUrl = setting('DATABASE_URL', read.databaseUrl);
  const databaseReadUrl = setting('DATABASE_READ_URL', read.databaseUrl);
  if (databaseReadUrl !== undefined && databaseUrl === undefined) {
    throw new StartError('DATABASE_READ_URL names a replica of DATABASE_URL; set that too.');
  }
  const siteDir = setting('SITE_DIR', read.text);
  return {
    port: setting('PORT', read.port) ?? 3000,
    host: setting('HOST', read.text),
    dataDir: resolve(cwd, setting('DATA_DIR', read.text) ?? '.data'),
    databaseUrl,
    databaseReadUrl,
    publicUrl: setting('PUBLIC_URL', read.origin),
    allowedOrigins: setting('ALLOWED_ORIGINS', read.origins) ?? [],
    embedOrigins: setting('EMBED_ORIGINS', read.origins) ?? [],
    // A shared database is somebody's real one.
    demo: setting('DEMO', read.yesNo) ?? databaseUrl === undefined,
    areas: {
      size: setting('LOCATION_AREA', read.area) ?? standardAreas.size,
      exactDonors: setting('EXACT_DONORS', read.ids) ?? standardAreas.exactDonors,
    },
    limits: {
      create: limit('CREATE_LIMIT', { amount: 60, seconds: 3600 }),
      chat: limit('CHAT_LIMIT', { amount: 30, seconds: 60 }),
    },
    chatDays: setting('CHAT_RETENTION', read.days) ?? standardChatDays,
    proxies: setting('PROXIES', read.count) ?? 0,
    cacheMegabytes: setting('CACHE_MEGABYTES', read.count) ?? 64,
    metricsToken: setting('METRICS_TOKEN', read.token),
    metricsPort: setting('METRICS_PORT', read.port),
    logLevel: setting('LOG_LEVEL', read.logLevel) ?? 'info',
    marketplaceDir: resolve(cwd, setting('MARKETPLACE_DIR', read.text) ?? marketplace),
    embedDir: resolve(cwd, setting('EMBED_DIR', read.text) ?? embed),
    siteDir: siteDir === undefined ? undefined : resolve(cwd, siteDir),
  };
}

/** The configuration as it may be printed: what is secret only says whether it is set. */
export function printable(config: Config): Record<string, unknown> {
  const secrets = ['databaseUrl', 'databaseReadUrl', 'metricsToken'] as const;
  return { ...config, ...Object.fromEntries(secrets.map((name) => [name, config[name] && '(set)'])) };
}
