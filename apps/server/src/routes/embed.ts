import { sendFile } from '../files/sendFile.js';
import type { ServedFile } from '../files/servedFile.js';
import type { App } from '../http/environment.js';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';

/** Files in a folder named after their version never change. */
const immutable = 'public, max-age=31536000, immutable';

/** What is newest may be something else in five minutes. */
const brief = 'public, max-age=300';

/** `/embed/{version}/…` and `/embed/latest/embed.js`: the built widgets, which any page may load. */
export function addEmbed(app: App, files: ReadonlyMap<string, ServedFile>): void {
  app.get('/embed/*', (c) => {
    c.set('route', '/embed/{file}');
    const path = c.req.path.slice('/embed'.length);
    const file = files.get(path);
    if (!file) throw new HttpError(404, messages.noSuchPage);
    // Loaded with SRI or as a module from another origin, a script needs both.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(c, { ...file, cacheControl: path.startsWith('/latest/') ? brief : immutable });
  });
}
