/*
 * `node serve.mjs` serves the charity's pages. Set PORT (default 3001) and MARKETPLACE (default http://localhost:3000).
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('public', import.meta.url));
const port = Number(process.env.PORT || 3001);
const marketplace = process.env.MARKETPLACE || 'http://localhost:3000';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** A strict CSP that only allows the site's own files plus the marketplace's widgets, images and API. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${marketplace}/embed/`,
  "style-src 'self'",
  "img-src 'self' https: http: data:",
  `connect-src ${marketplace}`,
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const path = join(folder, normalize(name));
  const type = types[extname(path)];
  try {
    if (!type || !path.startsWith(folder)) throw new Error('No such page.');
    const text = await readFile(path, 'utf8');
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    response.end(text.replaceAll('{{marketplace}}', marketplace));
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not found\n');
  }
});

server.listen(port, () => process.stdout.write(`Charity site: http://localhost:${port}\n`));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close(() => process.exit(0)).closeAllConnections());
}
process.once('disconnect', () => process.exit(0));
