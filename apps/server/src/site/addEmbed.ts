import { sendFile } from '../files/sendFile.js';
import { immutable, type ServedFile } from '../files/servedFile.js';
import type { App } from '../http/environment.js';
import { HttpError } from '../http/httpError.js';
import { sendJson } from '../http/sendJson.js';
import { classifyCaller, type OriginLists } from '../security/origins.js';

/** The newest version may be another in five minutes. */
const brief = 'public, max-age=300';

export interface EmbedParts {
  /** The built widgets by path; may be empty. */
  files: ReadonlyMap<string, ServedFile>;
  origins: OriginLists;
}

/**
 * `/embed/{version}/…` and `/embed/latest/embed.js`: the built widgets, which any page may load.
 * `/embed/origin?site=https://…`: whether the visitors of a site may list donations.
 */
export function addEmbed(app: App, { files, origins }: EmbedParts): void {
  // Former address of the page.
  app.on('GET', ['/embed', '/embed/'], (c) => c.redirect(`/for-your-site${new URL(c.req.url).search}`, 308));
  app.get('/embed/origin', (c) => {
    c.set('route', '/embed/origin');
    const address = c.req.query('site') ?? '';
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new HttpError(400, 'noOrigin');
    const { origin } = new URL(address);
    // Other sites' forms check this before anyone types in vain.
    c.header('Access-Control-Allow-Origin', '*');
    const caller = classifyCaller({ origin, host: c.req.header('Host'), secFetchSite: undefined }, origins);
    return sendJson(c, { origin, mayList: caller !== 'foreign' });
  });
  app.get('/embed/*', (c) => {
    c.set('route', '/embed/{file}');
    const path = c.req.path.slice('/embed'.length);
    const file = files.get(path);
    if (!file) throw new HttpError(404, 'noSuchPage');
    // Loaded with SRI or as a module from another origin, a script needs both.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // Files in a folder named after their version never change.
    return sendFile(c, { ...file, cacheControl: path.startsWith('/latest/') ? brief : immutable });
  });
}
