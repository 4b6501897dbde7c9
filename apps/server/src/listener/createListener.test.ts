import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { aDatabase } from '../testing/aDatabase.js';
import { startTestServer } from '../testing/startTestServer.js';

it('revalidates the cache once for concurrent requests', async () => {
  let asked = 0;
  const database = aDatabase({
    version: async () => {
      asked += 1;
      return '1';
    },
  });
  const server = await startTestServer({ database });
  onTestFinished(() => server.stop());
  await fetch(`${server.host}/api/categories`);
  asked = 0;
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const request = 'GET /api/categories HTTP/1.1\r\nHost: together\r\n';
  socket.write(`${request}\r\n`.repeat(9) + `${request}Connection: close\r\n\r\n`);
  expect((await text(socket)).match(/HTTP\/1\.1 200 /g)).toHaveLength(10);
  expect(asked).toBe(1);
});
