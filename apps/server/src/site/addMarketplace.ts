import type { Donation, SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import { sendFile } from '../files/sendFile.js';
import type { ServedFile } from '../files/servedFile.js';
import type { App, Environment } from '../http/environment.js';
import { withTimeout } from '../http/withTimeout.js';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';
import { sendText } from '../http/sendText.js';
import { pagePolicy, picturePolicy } from '../security/headers.js';
import { createHead, missingHead, plainHead } from '../sharing/createHead.js';
import { withHead } from '../sharing/pageHead.js';
import { injectSettings, translatePage } from './injectSettings.js';
import { rejectMethod } from '../http/addCalls.js';

/** The address that writes the lines for other sites. Its preview shows the chosen accent in a `style` attribute. */
const forYourSite = '/for-your-site';

/** The addresses of the marketplace's screens (spec §2), each also with a slash behind it, as a visitor may type it. */
const screens =
  /^\/(?:(?:explore|create|saved|profile|requests|sign-in|not-me|alert|moderation|for-your-site|(?:donations|people)\/[^/]+)\/?)?$/;

export interface MarketplaceParts {
  /** The built marketplace's files by address. */
  files: ReadonlyMap<string, ServedFile>;
  https: boolean;
  /** The operator's settings; undefined for the sample site. */
  site: Site | undefined;
  origin: (c: Context) => string;
  /** The donation of an id, as the API shows it; undefined where there is none. */
  donation: (c: Context, id: number) => Promise<Donation | undefined>;
  /** Reads the name of a person; undefined if there is none. */
  person: (id: number) => Promise<string | undefined>;
  /** Reads the language of a page. */
  languageOf: (c: Context<Environment>) => Promise<SiteLanguage>;
}

/**
 * The built marketplace: its files, and its one page at every screen's address. The page's head says what the screen
 * shows, for search engines and link previews.
 */
export function addMarketplace(
  app: App,
  { files, https, site, origin, donation, person, languageOf }: MarketplaceParts,
): void {
  const formTargets = site?.newsletter ? [new URL(site.newsletter.action).origin] : [];
  const policy = pagePolicy({ https, formTargets });
  const previewPolicy = pagePolicy({ https, formTargets, styleAttributes: true });
  const built = files.get('/index.html')?.body.toString('utf8');
  const dressed = built && site ? injectSettings(built, site) : built;
  const pages = dressed === undefined ? undefined : translatePages(dressed, site);

  app.all('*', async (c) => {
    c.set('route', '(marketplace)');
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') rejectMethod(c, ['GET', 'HEAD']);
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file?.type.startsWith('text/html')) {
      c.header('Content-Security-Policy', policy);
      return sendFile(c, file);
    }
    if (file) return sendAsset(c, path, file);
    if (pages === undefined) throw new HttpError(404, messages.noSuchPage);
    const address = new URL(c.req.url);
    const language = await languageOf(c);
    const html = pages[language];
    c.header('Content-Language', language);
    c.header('Vary', 'Cookie, Accept-Language', { append: true });
    const page = { origin: origin(c), site: site ?? {}, language };
    if (screens.test(path) && path !== '/' && path.endsWith('/')) {
      return c.redirect(path.slice(0, -1) + address.search, 308);
    }
    if (screens.test(path)) {
      c.header('Content-Security-Policy', path === forYourSite ? previewPolicy : policy);
      const head = await withTimeout(createHead(address, { ...page, donation: (id) => donation(c, id), person }));
      if (head === 'late') return sendPage(c, withHead(html, plainHead(path, page)), 200, { revalidated: false });
      return sendPage(c, withHead(html, head ?? missingHead(address, page)), head ? 200 : 404);
    }
    if (!wantsPage(c)) throw new HttpError(404, messages.noSuchPage);
    c.header('Content-Security-Policy', policy);
    return sendPage(c, withHead(html, missingHead(address, page)), 404);
  });
}

/** The built page in each language. */
function translatePages(html: string, site: Site | undefined): Record<SiteLanguage, string> {
  return { en: translatePage(html, 'en', site), es: translatePage(html, 'es', site) };
}

function sendPage(c: Context, html: string, status: 200 | 404, options: { revalidated?: boolean } = {}) {
  return sendText(c, html, { type: 'text/html; charset=utf-8', status, ...options });
}

function sendAsset(c: Context, path: string, file: ServedFile): Promise<Response> {
  if (path.startsWith('/assets/')) {
    // Loaded with SRI or as a module from another origin, a script needs both.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  if (file.type.startsWith('image/svg')) c.header('Content-Security-Policy', picturePolicy);
  return sendFile(c, file);
}

/** Whether a person went to the address: a script or picture that is not there must not become a page. */
function wantsPage(c: Context): boolean {
  if (c.req.path.startsWith('/assets/')) return false;
  const mode = c.req.header('Sec-Fetch-Mode');
  return (mode === undefined || mode === 'navigate') && (c.req.header('Accept') ?? '').includes('text/html');
}
