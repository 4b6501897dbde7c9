import { errorText, listingEndpoints, memberEndpoints, streamEndpoints } from '@clothesline/api-client/members';
import {
  chatStreamEndpoints,
  defaultLocation,
  endpoints,
  standardSite,
  type Endpoint,
} from '@clothesline/api-client/contract';
import { type Site } from '@clothesline/api-client/site';
import { Hono, type Context } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { PlaceList } from '@clothesline/location';
import type { Durations } from '@clothesline/api-client/hand-over';
import { readBlocked } from './accounts/blocks.js';
import { createKnownBrowsers } from './accounts/knownBrowsers.js';
import { createAccounts, type AccountOptions } from './accounts/createAccounts.js';
import { readName } from './accounts/people.js';
import { alertCalls } from './alerts/alertCalls.js';
import type { AreaRule } from './areas/areas.js';
import type { Limits } from './config/limit.js';
import type { Assistant } from './assistant/assistant.js';
import type { ServedFile } from './files/servedFile.js';
import type { App, Environment } from './http/environment.js';
import { eventCalls } from './events/eventCalls.js';
import type { EventHub } from './events/eventHub.js';
import { addCalendar } from './hand-over/addCalendar.js';
import { handOverCalls } from './hand-over/handOverCalls.js';
import { toHttpError } from './listener/toHttpError.js';
import { HttpError } from './http/httpError.js';
import type { PushParts } from './notices/pushCalls.js';
import { notModified } from './http/notModified.js';
import { createResponseCache } from './http/responseCache.js';
import { isGivenUp } from './http/givenUp.js';
import { withTimeout } from './http/withTimeout.js';
import { sendJson } from './http/sendJson.js';
import { createLimiter } from './limits/limits.js';
import { addUnsubscribe } from './alerts/addUnsubscribe.js';
import { moderationCalls } from './moderation/moderationCalls.js';
import { withBlockedDonors } from './donations/blockedDonors.js';
import type { Donations } from './donations/createDonations.js';
import type { Log } from './observe/createLog.js';
import type { Metrics } from './observe/metrics.js';
import type { ObservedRequest } from './observe/observer.js';
import { requestLog } from './observe/requestLog.js';
import { addCalls, rejectMethod } from './http/addCalls.js';
import { chatCalls } from './assistant/chatCalls.js';
import { addClientErrors } from './observe/addClientErrors.js';
import { addDocument } from './openapi/addDocument.js';
import { donationCalls } from './donations/donationCalls.js';
import { addEmbed } from './site/addEmbed.js';
import { addHealth } from './observe/addHealth.js';
import { addMarketplace } from './site/addMarketplace.js';
import { addMetrics } from './observe/addMetrics.js';
import { keepAccount } from './profile/deletion.js';
import { profileCalls } from './profile/profileCalls.js';
import { addPhotos } from './photos/addPhotos.js';
import type { PhotoPreparer } from './photos/createPhotoPreparer.js';
import { photoCalls } from './photos/photoCalls.js';
import type { PhotoStore } from './photos/photoStore.js';
import { addPictures, type PictureSource } from './demo/addPictures.js';
import { placeCalls } from './donations/placeCalls.js';
import { createPageRenderer } from './site/renderPage.js';
import type { PageRenderer } from './site/openRenderer.js';
import { siteCategories } from './site/siteCategories.js';
import { pageLanguage } from './language/pageLanguage.js';
import { showDonations } from './accounts/showDonations.js';
import { crossOrigin } from './security/crossOrigin.js';
import { securityHeaders } from './security/headers.js';
import { isHttps, type OriginLists, publicOrigin } from './security/origins.js';
import { addFeeds } from './sharing/addFeeds.js';
import type { Database } from './store/database.js';

/** Everything that the server is made of. */
export interface AppParts {
  database: Database;
  donations: Donations;
  assistant: Assistant;
  /** The places of the world. */
  places: () => Promise<PlaceList>;
  log: Log;
  origins: OriginLists;
  areas: AreaRule;
  limits: Limits;
  /** Bytes of responses that are cached in memory; 0 caches none. */
  cacheBytes: number;
  metrics: Metrics;
  /** Bearer token for `/metrics`; without it the route is closed. */
  metricsToken?: string | undefined;
  /** Called after the response to each request. */
  observe: (request: ObservedRequest) => void;
  /** The built marketplace's files by address; empty where there is none. */
  marketplace: ReadonlyMap<string, ServedFile>;
  /** The built widgets' files by address; empty where there are none. */
  embed: ReadonlyMap<string, ServedFile>;
  /** The marketplace's build for the server; undefined where there is none. */
  renderer?: PageRenderer | undefined;
  /** The operator's settings; undefined for the sample site. */
  site?: Site | undefined;
  /** The demo's pictures. */
  picture: PictureSource;
  /** The files of uploaded photos. */
  photos: PhotoStore;
  preparer: PhotoPreparer;
  accounts: AccountOptions;
  /** Streams of changes. */
  events: EventHub;
  /** Undefined if no push notifications are sent. */
  push?: PushParts['push'];
  /** How long things take in a hand-over. */
  durations: Durations;
  now: () => Date;
}

/** The HTTP interface. */
export function createApp(parts: AppParts): App {
  const { database, donations, assistant, areas, log, origins, now } = parts;
  const browsers = createKnownBrowsers({ secret: parts.accounts.secret, https: isHttps(origins) });
  const limiter = createLimiter(database, parts.limits, {
    findMark: browsers.findMark,
    onSignInTried: parts.metrics.signInTried,
  });
  const app = new Hono<Environment>();
  app.use(requestLog(parts.observe), securityHeaders({ https: isHttps(origins) }), notModified);

  app.use('/api/*', crossOrigin(origins), methodNotAllowed({ app, onMethodNotAllowed: rejectMethod }));
  const shown = showDonations(database.db, areas, origins);
  const { durations } = parts;
  const product = parts.site?.name ?? standardSite.name;
  const accounts = createAccounts({
    ...parts.accounts,
    browsers,
    database,
    limiter,
    origins,
    product,
    site: parts.site,
    keepAccount,
    now,
  });
  const { sessions } = accounts;
  const { mailer } = parts.accounts;
  const categories = siteCategories(parts.site);
  const handOver = {
    database,
    donations,
    sessions,
    limiter,
    mailer,
    origins,
    shown,
    areas,
    durations,
    categories,
    now,
  };
  const operator = parts.site?.contact?.email;
  const { moderators } = parts.accounts;
  const members = {
    ...accounts.handlers,
    ...profileCalls({ ...handOver, ...accounts, moderators, product }),
    ...handOverCalls({ ...handOver, push: parts.push }),
    ...moderationCalls({ ...handOver, moderators, operator }),
    ...alertCalls({ ...handOver, secret: parts.accounts.secret, site: parts.site, places: parts.places }),
  };
  addDocument(app, {
    ...endpoints,
    ...pickEndpoints(members),
    ...listingEndpoints,
    ...chatStreamEndpoints,
    ...streamEndpoints,
  });
  const donor = { sessions, isRequired: parts.accounts.isRequired, database, now };
  const onFailure = (c: Context<Environment>, error: unknown) =>
    log.error({ requestId: c.get('requestId'), error: describe(asError(error)) }, 'failure');
  const chat = chatCalls({ database, donations, limiter, assistant, shown, origins, onFailure, now });
  const handlers = {
    ...donationCalls({ database, donations, areas, limiter, origins, now, donor, categories }),
    ...photoCalls({ database, photos: parts.photos, preparer: parts.preparer, limiter, origins, donor }),
    ...placeCalls(parts.places, parts.site?.place ?? defaultLocation),
    ...chat,
  };
  const pageBytes = Math.floor(parts.cacheBytes / pageShare);
  const cache = createResponseCache({ bytes: parts.cacheBytes - pageBytes, version: () => database.version() });
  const onError = (error: unknown, c: Context<Environment>) => {
    const { status, body, headers } = toHttpError(error);
    // That there is no room right now is no failure.
    const isMeant = error instanceof HttpError && error.cause === undefined;
    if (status >= 500 && !isMeant && !isGivenUp()) onFailure(c, error);
    return sendJson(c, body, { status, headers });
  };
  // The reading calls once more, for pages: without a session, and not counted as requests of their own.
  const inner = new Hono<Environment>();
  addCalls(inner, endpoints, handlers, cache);
  addCalls(inner, memberEndpoints, { getPerson: members.getPerson }, cache);
  inner.onError(onError);
  app.use('/api/donations/*', withBlockedDonors(sessions, database));
  addCalls(app, endpoints, handlers, cache);
  addCalls(app, memberEndpoints, members, cache);
  addCalls(app, listingEndpoints, accounts.listingHandlers, cache);
  addCalls(app, chatStreamEndpoints, chat, cache);
  addCalls(app, streamEndpoints, eventCalls({ hub: parts.events, sessions, origins }), cache);
  addCalendar(app, handOver);
  addClientErrors(app, { limiter, origins, log });
  app.all('/api/*', (c) => sendJson(c, errorText('noSuchCall'), { status: 404 }));
  addUnsubscribe(app, { database, secret: parts.accounts.secret, site: parts.site, origins, now });
  addHealth(app, database);
  addMetrics(app, parts.metrics, parts.metricsToken);
  addPictures(app, parts.picture);
  addPhotos(app, parts);
  const readLanguage = (c: Context<Environment>) => pageLanguage(c, { sessions, site: parts.site });
  addEmbed(app, { files: parts.embed, origins });
  const pageParts = { origin: (c: Context) => publicOrigin(c, origins), shown };
  addFeeds(app, { ...pageParts, donations, cache, site: parts.site ?? {} });
  addMarketplace(app, {
    ...pageParts,
    files: parts.marketplace,
    https: isHttps(origins),
    site: parts.site,
    async donation(c, id) {
      const found = await donations.get(id);
      return found && (await shown(c, [found]))[0];
    },
    person: (id) => readName(database.db, id),
    languageOf: readLanguage,
    async readCaller(c) {
      const viewer = await sessions.findViewer(c);
      if (!viewer) return 'stranger';
      return (await readBlocked(database.db, viewer.id)).all.size > 0 ? 'blocked' : 'person';
    },
    cache: createResponseCache({
      bytes: pageBytes,
      async version() {
        const version = await withTimeout(database.version());
        // A store that is away keeps no page.
        return version === 'late' ? crypto.randomUUID() : version;
      },
    }),
    renderPage: parts.renderer && createPageRenderer(parts.renderer, log),
    call: async (c, address, init) => inner.fetch(new Request(new URL(address, c.req.url), init), c.env),
    now,
  });

  app.onError(onError);
  return app;
}

/** Of the cache's bytes, pages have one part of so many. */
const pageShare = 4;

/** The rows of the table of calls that have a handler. */
function pickEndpoints(handlers: Record<string, unknown>): Record<string, Endpoint> {
  return Object.fromEntries(Object.entries<Endpoint>(memberEndpoints).filter(([name]) => name in handlers));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** An error for the log: where and what, without the values that a database driver adds to it. */
function describe(error: Error): { name: string; message: string; stack?: string | undefined; cause?: string } {
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: cause.message }) };
}
