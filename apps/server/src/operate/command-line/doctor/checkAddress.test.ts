import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readConfig } from '../../../config/readConfig.js';
import { checkAddress, checkDemo } from './checkAddress.js';

const read = (env: Record<string, string>) => readConfig(env, { cwd: '/', marketplace: '', embed: '' });

it('reports a port that another program uses', async () => {
  const other = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  expect(await checkAddress(read({ PORT: String(port) }))).toMatchObject({
    state: 'problem',
    what: expect.stringContaining(`Port ${port} is in use`),
  });
  await new Promise((closed) => other.close(closed));
  expect(await checkAddress(read({ PORT: String(port) }))).toMatchObject({
    state: 'advice',
    what: `PUBLIC_URL is not set: links in emails begin with http://localhost:${port}.`,
  });
});

it.each([
  [{}, 'ok'],
  [{ DEMO: '0', ACCOUNTS: 'required' }, 'ok'],
  [{ ACCOUNTS: 'required' }, 'advice'],
  [{ MODERATORS: 'ann@example.org' }, 'advice'],
])('rates demo listings with the settings %j as %s', (env, state) => {
  expect(checkDemo(read(env)).state).toBe(state);
});
