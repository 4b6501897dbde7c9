/* A handler that answers one body from memory, with as many heads as the server sends: what Node's HTTP itself costs. */
import { createServer } from 'node:http';

const body = await new Promise((resolve) => {
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
});

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.byteLength });
  response.end(body);
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ msg: 'ready', port: server.address().port })}\n`),
);
