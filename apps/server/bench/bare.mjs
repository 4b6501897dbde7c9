/* Responds with a fixed buffer: the baseline cost of Node's HTTP server. */
import { createServer } from 'node:http';

const { headers, body: text } = await new Promise((resolve) => {
  const chunks = [];
  process.stdin
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
});
const body = Buffer.from(text, 'base64');

const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ msg: 'ready', port: server.address().port })}\n`),
);
