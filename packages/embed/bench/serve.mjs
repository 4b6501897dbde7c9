import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const text = Array.from({ length: 12 }, (_, index) => `<p>Paragraph ${index + 1} of a page that somebody reads.</p>`);

/** @param {import('./contestants.mjs').Contestant} contestant */
const page = ({ script, body = '' }) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bench</title>
<style>body { font: 16px/1.5 sans-serif; margin: 40px }</style>${script}</head>
<body><h1>A page</h1>${text.join('')}${body}</body></html>`;

/**
 * Serves the pages and files of all contestants from the same origin, compressed with brotli 11.
 * @param {readonly import('./contestants.mjs').Contestant[]} contestants
 * @param {number} port
 */
export async function serve(contestants, port) {
  const bodies = new Map(
    contestants
      .flatMap((contestant, index) => [...contestant.files, [`/${index}`, page(contestant)]])
      .map(([path, body]) => [path, brotliCompressSync(body ?? '')]),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    // Session ids differ, but all chats get the same response.
    const body = bodies.get(path.replace(/^(\/api\/chat)\/.+/, '$1'));
    request.resume();
    if (!body) return void response.writeHead(404).end();
    const type = path.endsWith('.js') ? 'text/javascript' : /^\/\d+$/.test(path) ? 'text/html' : 'application/json';
    response.writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return {
    /** Returns the compressed size of a script. @param {string} path */
    sizeOf: (path) => (path.endsWith('.js') ? (bodies.get(path)?.length ?? 0) : 0),
    address: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
