import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import type { Context } from 'hono';
import { sendFile } from '../files/sendFile.js';
import { immutable, type ServedFile } from '../files/servedFile.js';
import type { App, Environment } from '../http/environment.js';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { sendText } from '../http/sendText.js';
import { pagePolicy } from '../security/headers.js';
import { classifyCaller, isHttps, type OriginLists } from '../security/origins.js';
import { injectSettings, translatePage } from './injectSettings.js';

/** The newest version may be another in five minutes. */
const brief = 'public, max-age=300';

export interface EmbedParts {
  /** The built widgets and their page by address; empty where there are none. */
  files: ReadonlyMap<string, ServedFile>;
  origins: OriginLists;
  /** The operator's settings; undefined for the sample site. */
  site: Site | undefined;
  /** Reads the language of a page. */
  languageOf: (c: Context<Environment>) => Promise<SiteLanguage>;
}

/**
 * `/embed/`: the page that writes the lines for another site. `/embed/{version}/…` and `/embed/latest/embed.js`: the built
 * widgets, which any page may load. `/embed/origin?site=https://…`: whether the visitors of a site may list donations.
 */
export function addEmbed(app: App, { files, origins, site, languageOf }: EmbedParts): void {
  const built = files.get('/index.html')?.body.toString('utf8');
  const html = built && site ? injectSettings(built, site) : built;
  const policy = pagePolicy({ https: isHttps(origins) });

  app.get('/embed/origin', (c) => {
    c.set('route', '/embed/origin');
    const address = c.req.query('site') ?? '';
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new HttpError(400, messages.noOrigin);
    const { origin } = new URL(address);
    // The form of another site asks before anything is typed there in vain.
    c.header('Access-Control-Allow-Origin', '*');
    const caller = classifyCaller({ origin, host: c.req.header('Host'), secFetchSite: undefined }, origins);
    return sendJson(c, { origin, mayList: caller !== 'foreign' });
  });
  app.get('/embed', (c) => c.redirect('/embed/', 308));
  app.get('/embed/', async (c) => {
    c.set('route', '/embed/');
    if (html === undefined) throw new HttpError(404, messages.noSuchPage);
    const language = await languageOf(c);
    c.header('Content-Security-Policy', policy);
    c.header('Content-Language', language);
    c.header('Vary', 'Cookie, Accept-Language', { append: true });
    return sendText(c, translatePage(html, language), { type: 'text/html; charset=utf-8' });
  });
  app.get('/embed/*', (c) => {
    c.set('route', '/embed/{file}');
    const path = c.req.path.slice('/embed'.length);
    const file = path === '/index.html' ? undefined : files.get(path);
    if (!file) throw new HttpError(404, messages.noSuchPage);
    // Loaded with SRI or as a module from another origin, a script needs both.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // Files in a folder named after their version never change.
    return sendFile(c, { ...file, cacheControl: path.startsWith('/latest/') ? brief : immutable });
  });
}
