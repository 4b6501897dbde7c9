import { join, resolve } from 'node:path';
import type * as z from 'zod/mini';
import { StartError } from './startError.js';
import { suggestName } from './suggestName.js';
import type { Limit } from './limit.js';
import { secretNames, settingNames, settings } from './settings.js';

export type Config = ReturnType<typeof readConfig>;

export interface ModelConfig {
  /** An OpenAI-compatible endpoint, e.g. `https://models.example/v1`. */
  url: string;
  name: string;
  key: string | undefined;
  limit: Limit;
  sessionLimit: Limit;
}

export interface Folders {
  cwd: string;
  marketplace: string;
  embed: string;
}

/** Binding to any of these makes 127.0.0.1 reachable. */
const localHosts = new Set(['0.0.0.0', '::', '127.0.0.1', 'localhost']);

/** Parses the environment. Empty values are treated as unset. Throws a `StartError` if a value is invalid. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, { cwd, marketplace, embed }: Folders) {
  for (const name of Object.keys(env)) {
    const meant = suggestName(name, settingNames);
    if (meant) throw new StartError(`The setting ${name} is unknown; did you mean ${meant}?`);
  }

  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const result = settings.safeParse(given);
  if (!result.success) throw invalid(result.error.issues[0], given);
  const { data } = result;
  if (data.DATABASE_READ_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.');
  }
  if (data.DATABASE_DIRECT_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_DIRECT_URL bypasses the pooler of DATABASE_URL, which is not set.');
  }
  if (data.DISTRIBUTED !== undefined && data.DATABASE_URL === undefined) {
    throw new StartError('DISTRIBUTED needs DATABASE_URL, which is not set.');
  }
  const isHere = data.HOST === undefined || localHosts.has(data.HOST);
  if (data.METRICS_PORT === data.PORT && data.PORT !== 0 && isHere) {
    throw new StartError(`METRICS_PORT and PORT are both ${data.PORT}; set different ports.`);
  }
  if (data.SMTP_URL !== undefined && data.PUBLIC_URL === undefined) {
    throw new StartError('SMTP_URL needs PUBLIC_URL, which is used for links in emails.');
  }
  // don't put demo data into a shared database
  const demo = data.DEMO ?? data.DATABASE_URL === undefined;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(cwd, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    distributed: data.DISTRIBUTED,
    databaseReadUrl: data.DATABASE_READ_URL,
    photosBucket: data.PHOTOS_URL,
    publicUrl: data.PUBLIC_URL,
    allowedOrigins: data.ALLOWED_ORIGINS,
    embedOrigins: data.EMBED_ORIGINS,
    demo,
    areas: { size: data.LOCATION_AREA, exactDonors: data.EXACT_DONORS },
    limits: {
      create: data.CREATE_LIMIT,
      photo: data.PHOTO_LIMIT,
      chat: data.CHAT_LIMIT,
      code: data.CODE_LIMIT,
      signIn: data.SIGN_IN_LIMIT,
      guess: data.GUESS_LIMIT,
      write: data.WRITE_LIMIT,
      request: data.REQUEST_LIMIT,
      message: data.MESSAGE_LIMIT,
      report: data.REPORT_LIMIT,
    },
    durations: {
      chooseAfter: data.CHOOSE_AFTER,
      promiseGrace: data.PROMISE_GRACE,
      offerTime: data.OFFER_TIME,
      answerTime: data.SILENCE,
      listingTime: data.LISTING_TIME,
      pickupLead: data.PICKUP_LEAD,
      pickupSpan: data.PICKUP_SPAN,
      objectionTime: data.OBJECTION_TIME,
    },
    accounts: data.ACCOUNTS ?? (demo ? 'open' : 'required'),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailDir: resolve(cwd, data.MAIL_DIR ?? join(data.DATA_DIR, 'mail')),
    pushServices: data.PUSH_SERVICES.filter((host) => host !== 'off'),
    moderators: data.MODERATORS,
    chatDays: data.CHAT_RETENTION,
    helpLines: data.HELP_LINES,
    model: readModel(data),
    proxies: data.PROXIES,
    cacheMegabytes: data.CACHE_MEGABYTES,
    metricsToken: data.METRICS_TOKEN,
    metricsPort: data.METRICS_PORT,
    logLevel: data.LOG_LEVEL,
    marketplaceDir: resolve(cwd, data.MARKETPLACE_DIR ?? marketplace),
    embedDir: resolve(cwd, data.EMBED_DIR ?? embed),
    siteDir: data.SITE_DIR && resolve(cwd, data.SITE_DIR),
  };
}

function readModel(data: z.infer<typeof settings>): ModelConfig | undefined {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: name, ASSISTANT_KEY: key } = data;
  if (url === undefined && name === undefined) return undefined;
  if (url === undefined || name === undefined) {
    throw new StartError('Set both ASSISTANT_URL and ASSISTANT_MODEL, or neither.');
  }
  return { url, name, key, limit: data.ASSISTANT_LIMIT, sessionLimit: data.ASSISTANT_SESSION_LIMIT };
}

function invalid(
  issue: { path: readonly PropertyKey[]; message: string } | undefined,
  given: Record<string, string | undefined>,
): StartError {
  const name = String(issue?.path[0]);
  const text = secretNames.includes(name) ? 'not valid' : JSON.stringify(given[name]);
  return new StartError(`${name} is ${text}; expected ${issue?.message}.`);
}

export function storeName({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  return databaseUrl === undefined ? `the embedded database in ${dataDir}` : 'the PostgreSQL of DATABASE_URL';
}
