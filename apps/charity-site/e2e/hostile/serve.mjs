import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { answers, dist, manifest } from '../support/world.mjs';
import { casesOf, widgets } from './authors.mjs';

const inPage = readFileSync(new URL('inPage.mjs', import.meta.url), 'utf8');
const types = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
]);

export const pages = [
  ...widgets.map(({ tag }) => tag),
  ...['start', 'runtime', 'cards', 'donations'].map((file) => `changed-${file}.js`),
  'clobbered',
];

/**
 * Serves the built embed with a fake API and puts the test pages on another origin. The pages report their own
 * problems, so this works with any browser.
 * @param {(page: string, wrong: string[]) => void} onReport
 */
export async function serveHostilePages(onReport) {
  const market = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const [, changed, path = ''] = /^(?:\/changed-([\w.]+))?\/embed\/(.+)$/.exec(pathname) ?? [];
    const file = join(dist, path);
    if (path && existsSync(file)) {
      response.setHeader('Content-Type', types.get(extname(file)) ?? 'text/plain');
      if (changed && path.endsWith(`/${changed}`)) response.write('globalThis.hostileRan = 1;');
      return createReadStream(file).pipe(response);
    }
    const { json } = /** @type {Readonly<Record<string, { json?: unknown }>>} */ (answers)[pathname] ?? {};
    response.statusCode = json || pathname.startsWith('/api/chat/') ? 200 : 404;
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(json ?? []));
  });
  const site = await listen((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    if (request.url?.startsWith('/report/')) {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      return request.on('end', () => {
        response.end();
        onReport(name, JSON.parse(body));
      });
    }
    response.statusCode = pages.includes(name) ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return response.end(pages.includes(name) ? pageOf(name, market.origin) : '');
  });
  return {
    market: market.origin,
    /** @param {string} page */
    addressOf: (page) => `${site.origin}/${page}`,
    async close() {
      await Promise.all([market.close(), site.close()]);
    },
  };
}

/** @param {string} name @param {string} market */
function pageOf(name, market) {
  const widget = widgets.find(({ tag }) => tag === name);
  if (widget) {
    const together = widget.tag === 'clothesline-chat' ? 1 : 30;
    const given = [casesOf(widget), widget.attributes.map(({ name: key }) => key), together];
    const values = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
    return page(name, `<script src="${market}/embed/latest/embed.js"></script>`, `check(${values.join()})`);
  }
  const featured = '<clothesline-featured-donations></clothesline-featured-donations>';
  if (name === 'clobbered') {
    // DOM clobbering: a named image can shadow `document.currentScript`
    const image = `<img name="currentScript" src="${market}/changed-start.js/embed/${manifest.folder}/embed.js" alt="">`;
    const script = `<script src="${market}/embed/${manifest.folder}/embed.js" defer></script>`;
    return page(name, image + script + featured, 'checkChunks(true)');
  }
  const script = `<script src="${market}/${name}/embed/${manifest.folder}/embed.js"></script>`;
  return page(name, script + featured, 'checkChunks(false)');
}

/** @param {string} name @param {string} body @param {string} call */
const page = (name, body, call) => `<!doctype html><html lang="en"><title>Charity</title>
<style>@keyframes fade{from{opacity:0}}</style><body>${body}<script type="module">
${inPage.replaceAll('export async function', 'async function')}
let wrong;
try { wrong = await ${call}; } catch (error) { wrong = [String(error)]; }
await fetch('/report/${name}', { method: 'POST', body: JSON.stringify(wrong) });
document.title = 'Done';
</script>`;

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
