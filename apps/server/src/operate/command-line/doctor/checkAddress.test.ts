import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../../config/readConfig.js';
import { findPlace, makeFolders, release, takeLock } from '../../../store/open/embeddedPlace.js';
import { checkAddress, checkDemo } from './checkAddress.js';

const read = (env: Record<string, string>) => readConfig(env, { cwd: '/', marketplace: '', embed: '' });

/** Another program that responds to every request. */
async function startOther(headers: OutgoingHttpHeaders = {}) {
  const server = createServer((_request, response) => response.writeHead(200, headers).end('ok'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), stop: () => new Promise((closed) => server.close(closed)) };
}

it('reports a port that another program uses', async () => {
  const { port, stop } = await startOther();
  expect(await checkAddress(read({ PORT: port }))).toMatchObject({
    state: 'problem',
    what: expect.stringContaining(`Port ${port} is in use`),
  });
  await stop();
  expect(await checkAddress(read({ PORT: port }))).toMatchObject({
    state: 'advice',
    what: `PUBLIC_URL is not set: links in emails begin with http://localhost:${port}.`,
  });
});

it('distinguishes the data folder’s server from another Clothesline server', async () => {
  const { port, stop } = await startOther({ 'X-Request-Id': 'one' });
  const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
  const config = read({ PORT: port, DATA_DIR: dataDir });
  expect(await checkAddress(config)).toMatchObject({
    state: 'problem',
    what: expect.stringContaining(`Port ${port} is in use by another Clothesline server`),
  });
  const place = findPlace(dataDir);
  await makeFolders(place);
  const lock = await takeLock(place);
  expect(await checkAddress(config)).toMatchObject({ state: 'advice', what: expect.stringContaining('PUBLIC_URL') });
  await release(lock);
  await stop();
  rmSync(dataDir, { recursive: true });
});

it('accepts a public URL behind a proxy that removes our headers', async () => {
  const [proxy, free] = [await startOther(), await startOther()];
  await free.stop();
  const config = read({ PORT: free.port, PUBLIC_URL: `http://127.0.0.1:${proxy.port}` });
  expect(await checkAddress(config)).toMatchObject({ state: 'ok' });
  await proxy.stop();
});

it.each([
  [{}, 'ok'],
  [{ DEMO: '0', ACCOUNTS: 'required' }, 'ok'],
  [{ ACCOUNTS: 'required' }, 'advice'],
  [{ MODERATORS: 'ann@example.org' }, 'advice'],
])('rates demo listings with the settings %j as %s', (env, state) => {
  expect(checkDemo(read(env)).state).toBe(state);
});
