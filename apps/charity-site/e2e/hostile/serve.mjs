import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { answers, dist } from '../support/world.mjs';
import { casesOf, widgets } from './authors.mjs';

const inPage = readFileSync(new URL('inPage.mjs', import.meta.url), 'utf8');
const types = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
]);

/**
 * Serves the built embed with a fake API, and on another origin a charity's page for each widget: it reports what went
 * wrong to `/report/{tag}`, so that any browser that can open an address can be tried.
 * @param {(tag: string, wrong: string[]) => void} onReport
 */
export async function serveHostilePages(onReport) {
  const market = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const file = join(dist, pathname.replace(/^\/embed\//, ''));
    if (pathname.startsWith('/embed/') && existsSync(file)) {
      response.setHeader('Content-Type', types.get(extname(file)) ?? 'text/plain');
      return createReadStream(file).pipe(response);
    }
    const { json } = /** @type {Readonly<Record<string, { json?: unknown }>>} */ (answers)[pathname] ?? {};
    response.statusCode = json || pathname.startsWith('/api/chat/') ? 200 : 404;
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(json ?? []));
  });
  const site = await listen((request, response) => {
    const tag = request.url?.split('/').at(-1) ?? '';
    if (request.url?.startsWith('/report/')) {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      return request.on('end', () => {
        response.end();
        onReport(tag, JSON.parse(body));
      });
    }
    const widget = widgets.find((known) => known.tag === tag);
    response.statusCode = widget ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return response.end(widget && page(widget, market.origin));
  });
  return {
    /** @param {string} tag */
    addressOf: (tag) => `${site.origin}/${tag}`,
    async close() {
      await Promise.all([market.close(), site.close()]);
    },
  };
}

/** @param {import('./authors.mjs').Widget} widget @param {string} market */
function page(widget, market) {
  // A page shows one chat.
  const together = widget.tag === 'clothesline-chat' ? 1 : 30;
  const given = [casesOf(widget), widget.attributes.map(({ name }) => name), together];
  return `<!doctype html><html lang="en"><title>Charity</title><style>@keyframes fade{from{opacity:0}}</style>
<script src="${market}/embed/latest/embed.js"></script><body><script type="module">
${inPage.replace('export async function', 'async function')}
let wrong = ['the page did not come to its end'];
const report = () => fetch('/report/${widget.tag}', { method: 'POST', body: JSON.stringify(wrong) });
try { wrong = await check(...${JSON.stringify(given).replaceAll('<', '\\u003c')}); } catch (error) { wrong = [String(error)]; }
await report();
document.title = 'Done';
</script>`;
}

/** @param {import('node:http').RequestListener} onRequest */
async function listen(onRequest) {
  const server = createServer(onRequest);
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
