import type { Context } from 'hono';
import { sendFile } from '../files/sendFile.js';
import type { ServedFile } from '../files/servedFile.js';
import type { App } from '../http/environment.js';
import { messages } from '../http/messages.js';
import { HttpError } from '../http/httpError.js';
import { pagePolicy } from '../security/headers.js';
import { rejectMethod } from './calls.js';

/** The addresses of the marketplace's screens (spec §2). */
const screens = /^\/(explore|create|saved|profile|donations\/[^/]+)?$/;

/** The same with a slash behind them, as somebody may type them. */
const slashed = /^\/(?:explore|create|saved|profile|donations\/[^/]+)\/$/;

/** The built marketplace: its files, and its one page at every screen's address. */
export function addMarketplace(app: App, files: ReadonlyMap<string, ServedFile>, { https }: { https: boolean }): void {
  const policy = pagePolicy({ https });
  const page = files.get('/index.html');

  app.all('*', (c) => {
    c.set('route', '(marketplace)');
    const { method, path } = c.req;
    if (method !== 'GET' && method !== 'HEAD') rejectMethod(c, ['GET', 'HEAD']);
    const file = path === '/index.html' ? undefined : files.get(path);
    const sendPage = (of: ServedFile, status: 200 | 404) => {
      c.header('Content-Security-Policy', policy);
      return sendFile(c, of, status);
    };
    if (file?.type.startsWith('text/html')) return sendPage(file, 200);
    if (file) return sendAsset(c, path, file);
    if (page && screens.test(path)) return sendPage(page, 200);
    if (page && slashed.test(path)) return c.redirect(path.slice(0, -1) + new URL(c.req.url).search, 308);
    if (page && wantsPage(c)) return sendPage(page, 404);
    throw new HttpError(404, messages.noSuchPage);
  });
}

function sendAsset(c: Context, path: string, file: ServedFile): Promise<Response> {
  if (path.startsWith('/assets/')) {
    // Loaded with SRI or as a module from another origin, a script needs both.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  return sendFile(c, file);
}

/** Whether a person went to the address: a script or picture that is not there must not become a page. */
function wantsPage(c: Context): boolean {
  if (c.req.path.startsWith('/assets/')) return false;
  const mode = c.req.header('Sec-Fetch-Mode');
  return (mode === undefined || mode === 'navigate') && (c.req.header('Accept') ?? '').includes('text/html');
}
