import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => void server.logged.splice(0));
afterAll(async () => server.stop());

const report = { name: 'TypeError', frames: ['/assets/base-a1B2c3.js:1:2345'] };

const send = (body: unknown, headers: Record<string, string> = {}, { host } = server) =>
  fetch(`${host}/api/client-errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const reports = () =>
  server.logged
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'client error');

describe('POST /api/client-errors', () => {
  it('logs a single line, with an empty response', async () => {
    const response = await send(report);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(reports()).toEqual([expect.objectContaining({ level: 'warn', ...report })]);
  });

  it('logs no other fields of the report', async () => {
    await send({ ...report, message: 'my words', url: 'https://x.example/donations/1' });
    expect(reports()).toHaveLength(1);
    expect(server.logged.join('')).not.toMatch(/my words|x\.example/);
  });

  it.each([
    ['a name with text', { ...report, name: 'the visitor typed this' }],
    ['a frame with text', { ...report, frames: ['what the visitor typed'] }],
    ['a frame of another page', { ...report, frames: ['https://x.example/assets/a.js:1:2'] }],
    ['too many frames', { ...report, frames: Array.from({ length: 6 }, () => report.frames[0]) }],
  ])('rejects %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(reports()).toEqual([]);
  });

  it('rejects other websites and other methods', async () => {
    expect((await send(report, { Origin: 'https://evil.example' })).status).toBe(403);
    const response = await fetch(`${server.host}/api/client-errors`);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(reports()).toEqual([]);
  });

  it('limits reports per IP address, and returns when to retry', async () => {
    const counting = await startTestServer();
    for (let sent = 0; sent < 20; sent += 1) expect((await send(report, {}, counting)).status).toBe(204);
    const response = await send(report, {}, counting);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await counting.stop();
  });
});
