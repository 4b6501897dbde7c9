import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openEvents } from '../openEvents.js';
import { visitor } from '../people.js';
import { startServerProcess, type ServerProcess } from '../startServerProcess.js';
import { makeDataDir, type DataDir } from '../makeDataDir.js';

let folder: DataDir | undefined;
let server: ServerProcess | undefined;
afterEach(async () => {
  // In case it did not stop.
  await server?.end('SIGKILL');
  await folder?.remove();
});

it('A stopping server under load loses no response on keep-alive connections', async () => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path });
  const { host } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const failures: string[] = [];
  let isStopping = false;
  let answered = 0;
  const callers = Array.from({ length: 20 }, async () => {
    for (;;) {
      try {
        const { status, connection } = await ask(`${host}/api/categories`, agent);
        expect(status).toBe(200);
        answered += 1;
        // Like a load balancer, which would now use another instance.
        if (connection === 'close') return;
      } catch (error) {
        failures.push(String(error));
        return;
      }
      if (!isStopping) await wait(5);
    }
  });
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(100);
  isStopping = true;
  expect(await server.end('SIGTERM')).toBe(0);
  await Promise.all(callers);
  expect(failures).toEqual([]);
});

it('A stopping server ends its streams immediately', async () => {
  folder = await makeDataDir();
  server = await startServerProcess({ DATA_DIR: folder.path, DEMO: '1' });
  const { host } = server;
  const rosa = visitor(host);
  const { json: people } = await rosa.call('GET', '/api/auth/demo');
  expect((await rosa.call('POST', '/api/auth/sign-in/demo', { id: people[0].id })).status).toBe(200);
  const events = await openEvents(host, rosa);
  expect(events.status).toBe(200);
  const stopped = server.end('SIGTERM');
  // Throws if the connection is reset, as open ones are after six seconds.
  await events.ended;
  expect(await stopped).toBe(0);
});

function ask(url: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}
