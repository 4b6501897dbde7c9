import {
  appearanceCookie,
  type Donation,
  languageCookie,
  siteLanguages,
  type SiteLanguage,
} from '@clothesline/api-client/contract';
import type { Wish } from '@clothesline/api-client/members';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { sendFile } from '../files/sendFile.js';
import type { ServedFile } from '../files/servedFile.js';
import { callerNetwork } from '../http/callerNetwork.js';
import type { App, Environment, Page } from '../http/environment.js';
import type { ResponseCache } from '../http/responseCache.js';
import { withTimeout } from '../http/withTimeout.js';
import { HttpError } from '../http/httpError.js';
import { sendText } from '../http/sendText.js';
import { pageTag } from '../language/pageLanguage.js';
import type { RenderPage, RequestedPage } from './renderPage.js';
import { pagePolicy, picturePolicy } from '../security/headers.js';
import { createHead, missingHead, plainHead, querySuffix } from '../sharing/createHead.js';
import { withHead } from '../sharing/pageHead.js';
import { injectSettings, translatePage } from './injectSettings.js';
import { rejectMethod } from '../http/callRoutes.js';

const screens =
  /^\/(?:(?:explore|create|saved|profile|requests|organization|sign-in|not-me|alert|moderation|for-your-site|(?:donations|people|help|wishes)\/[^/]+)\/?)?$/;

const ownScreens = /^\/(create|profile|requests|organization|sign-in|not-me|alert|moderation)$/;

const pageParameters = ['search', 'category', 'size', 'status', 'radius', 'sort', 'view', 'page'];

/**
 * Maximum cache time in milliseconds. Pages count the donations of the last week, so they shouldn't be cached for
 * longer.
 */
const hour = 3_600_000;

export interface MarketplaceParts {
  files: ReadonlyMap<string, ServedFile>;
  https: boolean;
  site: Site | undefined;
  origin: (c: Context) => string;
  donation: (c: Context, id: number) => Promise<Donation | undefined>;
  person: (id: number) => Promise<string | undefined>;
  wish: (id: number) => Promise<Wish | undefined>;
  languageOf: (c: Context<Environment>) => Promise<SiteLanguage>;
  readCaller: (c: Context<Environment>) => Promise<Page['caller']>;
  /** Page cache. */
  cache: ResponseCache;
  renderPage: RenderPage | undefined;
  /** Calls the API in the same process, without a session. */
  call: (c: Context<Environment>, address: string, init?: RequestInit) => Promise<Response>;
  now: () => Date;
}

export function addMarketplace(app: App, parts: MarketplaceParts): void {
  const { files, https, site, origin, donation, person, wish, languageOf, readCaller, cache, renderPage, call, now } =
    parts;
  const built = files.get('/index.html')?.body.toString('utf8');
  // last, since the settings replace the site's name everywhere
  const { html: configured, hash } = inlineStyles(built && site ? injectSettings(built, site) : built, files);
  const policy = pagePolicy({
    https,
    styles: hash,
    formTargets: site?.newsletter ? [new URL(site.newsletter.action).origin] : [],
  });
  const pages = configured === undefined ? undefined : translatePages(configured);
  const keep = cache(pageParameters, (c) => {
    const { tag, appearance, language } = readPage(c);
    return [language, tag, appearance, Math.floor(now().getTime() / hour)].join();
  });

  app.all('*', async (c, next) => {
    c.set('route', '(marketplace)');
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') rejectMethod(c, ['GET', 'HEAD']);
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file?.type.startsWith('text/html')) {
      c.header('Content-Security-Policy', policy);
      return sendFile(c, file);
    }
    if (file) return sendAsset(c, path, file);
    if (pages === undefined) throw new HttpError(404, 'noSuchPage');
    if (screens.test(path) && path !== '/' && path.endsWith('/')) {
      // don't decode the path because of header injection and "//host"
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(pathname.replace(/\/$/, '').replace(/^\/+/, '/') + search, 308);
    }
    if (!screens.test(path) && !wantsPage(c)) throw new HttpError(404, 'noSuchPage');
    const chosen = siteLanguages.find((one) => one === c.req.query('language'));
    if (chosen) return keepLanguage(c, chosen);
    const [language, caller] = await Promise.all([languageOf(c), withTimeout(readCaller(c))]);
    c.set('page', {
      language,
      tag: pageTag(c, language),
      appearance: looks.find((one) => one === getCookie(c, appearanceCookie)) ?? 'auto',
      caller: caller === 'late' ? 'blocked' : caller,
    });
    c.header('Content-Language', language);
    c.header('Content-Security-Policy', policy);
    c.header('Vary', 'Cookie, Accept-Language', { append: true });
    // people and wishes don't affect the version, so their pages can't be cached
    const isFresh = /^\/(people|wishes)\//.test(path) || c.req.query('view') === 'wanted';
    if (isFresh || readPage(c).caller === 'blocked') return next();
    return hasChoice(new URL(c.req.url)) ? next() : keep(c, next);
  });

  app.all('*', async (c) => {
    const { path } = c.req;
    const address = new URL(c.req.url);
    const { language, tag, appearance, caller } = readPage(c);
    const html = pages?.[language] ?? '';
    const page = { origin: origin(c), site: site ?? {}, language };
    const isScreen = screens.test(path);
    const [head, made] = await Promise.all([
      isScreen
        ? withTimeout(createHead(address, { ...page, donation: (id) => donation(c, id), person, wish }))
        : undefined,
      renderPage?.({
        path,
        search: pickParameters(address.searchParams),
        tag,
        appearance,
        origin: page.origin,
        now: Math.floor(now().getTime() / minute) * minute,
        network: callerNetwork(c.env.address ?? ''),
        isSignedIn: caller === 'person',
        extent: chooseExtent(address, caller),
        hold: (work) => c.env.hold?.(work),
        fetch: (to, init) => call(c, to, init),
      }),
    ]);
    const said = head === 'late' ? plainHead(path, page) : (head ?? missingHead(address, page));
    return sendText(c, withHead(made ? html.replace(root, () => made.html) : html, said), {
      type: 'text/html; charset=utf-8',
      status: head ? 200 : 404,
      revalidated: head !== undefined && head !== 'late' && made?.isWhole !== false,
    });
  });
}

/** Stores a language that was chosen without JavaScript, then redirects back. */
function keepLanguage(c: Context, language: SiteLanguage): Response {
  setCookie(c, languageCookie, language, { path: '/', maxAge: oneYear, sameSite: 'Lax' });
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete('language');
  // browsers treat "//name" as another host
  return c.redirect(pathname.replace(/^\/+/, '/') + querySuffix(searchParams), 303);
}

/** In seconds. */
const oneYear = 31_536_000;

const root = '<div id="root"></div>';

const minute = 60_000;

const looks = ['light', 'dark'] as const;

function readPage(c: Context<Environment>): Page {
  const page = c.get('page');
  if (!page) throw new Error('A page was asked for before its language was known.');
  return page;
}

/** Other personal screens have no public data, so they don't have to wait for their turn. */
function chooseExtent(address: URL, caller: Page['caller']): RequestedPage['extent'] {
  if (caller === 'blocked') return 'frame';
  if (address.pathname === '/create' || hasChoice(address)) return 'data';
  return ownScreens.test(address.pathname) ? 'frame' : 'screen';
}

/** Choices on "For your site" are only handled in the browser. */
const hasChoice = ({ pathname, search }: URL) => pathname === '/for-your-site' && search !== '';

function pickParameters(given: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    pageParameters.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Replaces the link to the style sheet with its content, which saves a round trip before the first paint. */
function inlineStyles(
  html: string | undefined,
  files: MarketplaceParts['files'],
): { html: string | undefined; hash?: string } {
  const [link, path] = /<link rel="stylesheet"[^>]*href="([^"]+)">/.exec(html ?? '') ?? [];
  const css = files.get(path ?? '')?.body.toString('utf8');
  if (!html || !link || !css) return { html };
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { html: html.replace(link, () => `<style>${css}</style>`), hash };
}

const translatePages = (html: string): Readonly<Partial<Record<SiteLanguage, string>>> =>
  Object.fromEntries(siteLanguages.map((language) => [language, translatePage(html, language)]));

function sendAsset(c: Context, path: string, file: ServedFile): Promise<Response> {
  if (path.startsWith('/assets/')) {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  if (file.type.startsWith('image/svg')) c.header('Content-Security-Policy', picturePolicy);
  return sendFile(c, file);
}

/** A missing script or image must be a 404 instead of a page. */
function wantsPage(c: Context): boolean {
  if (c.req.path.startsWith('/assets/')) return false;
  const mode = c.req.header('Sec-Fetch-Mode');
  return (mode === undefined || mode === 'navigate') && (c.req.header('Accept') ?? '').includes('text/html');
}
