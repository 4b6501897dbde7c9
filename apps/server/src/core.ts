import type { Durations } from '@clothesline/api-client/hand-over';
import { standardSite } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { PlaceList } from '@clothesline/location';
import type { Context } from 'hono';
import { type AccountOptions, createAccounts } from './accounts/createAccounts.js';
import { createKnownBrowsers } from './accounts/knownBrowsers.js';
import { showDonations } from './accounts/showDonations.js';
import type { AreaRule } from './areas/areas.js';
import type { Assistant } from './assistant/assistant.js';
import type { Limits } from './config/limit.js';
import type { PictureSource } from './demo/addPictures.js';
import type { Donations } from './donations/createDonations.js';
import type { EventHub } from './events/eventHub.js';
import type { ServedFile } from './files/servedFile.js';
import type { Environment } from './http/environment.js';
import { isGivenUp } from './http/givenUp.js';
import { HttpError } from './http/httpError.js';
import { createResponseCache } from './http/responseCache.js';
import { sendJson } from './http/sendJson.js';
import { withTimeout } from './http/withTimeout.js';
import { createLimiter } from './limits/limits.js';
import { toHttpError } from './listener/toHttpError.js';
import type { PushParts } from './notices/pushCalls.js';
import type { Log } from './observe/createLog.js';
import type { Metrics } from './observe/metrics.js';
import type { ObservedRequest } from './observe/observer.js';
import type { PhotoPreparer } from './photos/createPhotoPreparer.js';
import type { PhotoStore } from './photos/photoStore.js';
import { keepAccount } from './profile/deletion.js';
import { isHttps, type OriginLists, publicOrigin } from './security/origins.js';
import type { PageRenderer } from './site/openRenderer.js';
import { siteCategories } from './site/siteCategories.js';
import type { Database } from './store/database.js';

export interface AppParts {
  database: Database;
  donations: Donations;
  assistant: Assistant;
  places: () => Promise<PlaceList>;
  log: Log;
  origins: OriginLists;
  areas: AreaRule;
  limits: Limits;
  /** The size of the response cache in bytes. 0 turns it off. */
  cacheBytes: number;
  metrics: Metrics;
  /** The route isn't available without a token. */
  metricsToken?: string | undefined;
  observe: (request: ObservedRequest) => void;
  marketplace: ReadonlyMap<string, ServedFile>;
  embed: ReadonlyMap<string, ServedFile>;
  renderer?: PageRenderer | undefined;
  site?: Site | undefined;
  /** Demo pictures. */
  picture: PictureSource;
  /** Uploaded photos. */
  photos: PhotoStore;
  preparer: PhotoPreparer;
  accounts: AccountOptions;
  events: EventHub;
  /** Undefined if push notifications are turned off. */
  push?: PushParts['push'];
  durations: Durations;
  now: () => Date;
}

/** Everything the features have in common: sessions, rate limits, caches and error handling. */
export function createCore(parts: AppParts) {
  const { database, areas, log, origins, site, accounts: options, now } = parts;
  const https = isHttps(origins);
  const product = site?.name ?? standardSite.name;
  const browsers = createKnownBrowsers({ secret: options.secret, https });
  const limiter = createLimiter(database, parts.limits, {
    findMark: browsers.findMark,
    onSignInTried: parts.metrics.signInTried,
  });
  const accounts = createAccounts({
    ...options,
    browsers,
    database,
    limiter,
    origins,
    product,
    site,
    keepAccount,
    now,
  });
  const pageBytes = Math.floor(parts.cacheBytes / pageShare);
  const onFailure = (c: Context<Environment>, error: unknown) =>
    log.error({ requestId: c.get('requestId'), error: describe(asError(error)) }, 'failure');
  return {
    ...parts,
    ...options,
    ...accounts,
    https,
    site,
    product,
    limiter,
    shown: showDonations(database.db, areas, origins),
    categories: siteCategories(site),
    operator: site?.contact?.email,
    donor: { sessions: accounts.sessions, isRequired: options.isRequired, database, now },
    hub: parts.events,
    origin: (c: Context) => publicOrigin(c, origins),
    cache: createResponseCache({ bytes: parts.cacheBytes - pageBytes, version: () => database.version() }),
    pageCache: createResponseCache({
      bytes: pageBytes,
      async version() {
        const version = await withTimeout(database.version());
        // a fresh value for each call bypasses the cache while the database is unreachable
        return version === 'late' ? crypto.randomUUID() : version;
      },
    }),
    onFailure,
    onError(error: unknown, c: Context<Environment>): Response | Promise<Response> {
      const { status, body, headers } = toHttpError(error);
      // don't log overload (503) as a failure
      const isMeant = error instanceof HttpError && error.cause === undefined;
      if (status >= 500 && !isMeant && !isGivenUp()) onFailure(c, error);
      return sendJson(c, body, { status, headers });
    },
  };
}

/** Rendered pages may use a quarter of the cache. */
const pageShare = 4;

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function describe(error: Error): { name: string; message: string; stack?: string | undefined; cause?: string } {
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: cause.message }) };
}
