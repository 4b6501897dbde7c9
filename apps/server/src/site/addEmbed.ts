import { sendFile } from '../files/sendFile.js';
import { immutable, type ServedFile } from '../files/servedFile.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { classifyCaller, type OriginLists } from '../security/origins.js';

/** Cache-Control for the latest version, since it may change at any time */
const brief = 'public, max-age=300';

export interface EmbedParts {
  files: ReadonlyMap<string, ServedFile>;
  origins: OriginLists;
}

/**
 * Serves the built widgets to any page at `/embed/{version}/…` and `/embed/latest/embed.js`.
 * `/embed/origin?site=https://…` reports whether a site's visitors may list donations.
 */
export function addEmbed(app: App, { files, origins }: EmbedParts): void {
  // the page used to be here
  app.on('GET', ['/embed', '/embed/'], (c) => c.redirect(`/for-your-site${new URL(c.req.url).search}`, 308));
  app.get('/embed/origin', (c) => {
    c.set('route', '/embed/origin');
    const address = c.req.query('site') ?? '';
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new HttpError(400, 'noOrigin');
    const { origin } = new URL(address);
    // forms on other sites check this before they're shown
    c.header('Access-Control-Allow-Origin', '*');
    const caller = classifyCaller({ origin, host: c.req.header('Host'), secFetchSite: undefined }, origins);
    return sendJson(c, { origin, mayList: caller !== 'foreign' });
  });
  app.get('/embed/*', (c) => {
    c.set('route', '/embed/{file}');
    const path = c.req.path.slice('/embed'.length);
    const file = files.get(path);
    if (!file) throw new HttpError(404, 'noSuchPage');
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // files with a version never change
    return sendFile(c, { ...file, cacheControl: path.startsWith('/latest/') ? brief : immutable });
  });
}
