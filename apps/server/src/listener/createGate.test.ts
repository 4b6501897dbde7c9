import { errorText } from '@clothesline/api-client/members';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGate, type Gate } from './createGate.js';

let gate: Gate;
let host = '';
let close = () => {};

beforeEach(async () => {
  gate = createGate({ https: false });
  const server = createServer(gate.listener);
  await once(server.listen(0), 'listening');
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(() => close());

it('A browser shows a page until the server is ready, and reloads automatically', async () => {
  const response = await fetch(`${host}/explore`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect([response.status, response.headers.get('Retry-After'), response.headers.get('Refresh')]).toEqual([
    503,
    '2',
    '2',
  ]);
  expect(await response.text()).toContain('<h1>The server is starting up. Try again in a moment.</h1>');
  gate.open((_, outgoing) => outgoing.end('Ready'));
  expect(await (await fetch(`${host}/explore`)).text()).toBe('Ready');
});

it('A program gets JSON until the server is ready, with a healthy process', async () => {
  const response = await fetch(`${host}/api/donations`);
  expect([response.status, await response.json()]).toEqual([503, errorText('starting')]);
  expect((await fetch(`${host}/healthz`)).status).toBe(200);
});
