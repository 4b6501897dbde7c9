import { languageCookie } from '@clothesline/api-client/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServedFile } from '../files/servedFile.js';
import { aDonation } from '../testing/donations.js';
import { member } from '../testing/people.js';
import { makePlace } from '../testing/stores.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import type { PageRenderer } from './openRenderer.js';

const built = '<!doctype html><html lang="en" dir="ltr"><head></head><body><div id="root"></div></body></html>';
const marketplace = new Map([
  ['/index.html', createServedFile(Buffer.from(built), { extension: 'html', cacheControl: 'no-cache' })],
]);

/** Size of the connection pool. */
const maxConnections = 10;

const ask = vi.fn<PageRenderer['ask']>();
const render = vi.fn<PageRenderer['render']>();

let server: TestServer;
const onStatement = vi.fn<() => void>();
const makeStorePlace = async () => {
  const place = await makePlace();
  return { ...place, at: { ...place.at, watch: onStatement } };
};
beforeAll(async () => {
  server = await startTestServer({ marketplace, renderer: { ask, render } }, { makeStorePlace });
});
afterAll(() => server.stop());

/** Resets the renderer; `isRendered` is whether the page includes its screen. */
function setUp() {
  ask.mockReset().mockResolvedValue({ answers: [['a key', '</script>']], refusals: [] });
  render.mockReset().mockImplementation(async ({ path, tag, appearance }, page) => ({
    html: `<p>${path} ${tag} ${appearance}</p>`,
    served: page,
  }));
}

async function open(path: string, headers: Record<string, string> = {}, host = server.host) {
  const response = await fetch(host + path, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
  const text = await response.text();
  const served = JSON.parse(/id="served">(.*?)<\/script>/.exec(text)?.[1] ?? 'null') as { isRendered: boolean } | null;
  return { text, served, status: response.status, headers: response.headers };
}

describe('A rendered page', () => {
  it('contains the app at its URL, with escaped data', async () => {
    setUp();
    const { text, served, headers } = await open('/explore?search=coat&utm=1');
    expect(text).toContain('<div id="root"><p>/explore en auto</p></div>');
    expect(served).toEqual({ isRendered: true, answers: [['a key', '</script>']], refusals: [] });
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(ask.mock.lastCall?.[0].search.toString()).toBe('search=coat');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Vary')).toMatch(/Cookie, Accept-Language/);
  });

  it('is rendered once for identical requests, and again after a change', async () => {
    setUp();
    const first = await open('/saved');
    expect((await open('/saved', { 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(304);
    expect(render).toHaveBeenCalledTimes(1);
    await open('/saved', { 'Accept-Language': 'en-GB,en' });
    await open('/saved', { 'Accept-Language': 'es' });
    await open('/saved', { Cookie: 'clothesline_appearance=dark' });
    expect(render.mock.calls.map(([{ tag, appearance }]) => [tag, appearance])).toEqual([
      ['en', 'auto'],
      ['en-GB', 'auto'],
      ['es', 'auto'],
      ['en', 'dark'],
    ]);
    const giver = await member(server, 'giver@example.org');
    expect((await giver.call('POST', '/api/donations', aDonation())).status).toBe(201);
    await open('/saved');
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('responds to HEAD from the cache of GET', async () => {
    setUp();
    const page = await fetch(`${server.host}/explore?search=head`, { headers: { Accept: 'text/html' } });
    const head = await fetch(`${server.host}/explore?search=head`, {
      method: 'HEAD',
      headers: { Accept: 'text/html' },
    });
    expect(head.headers.get('ETag')).toBe(page.headers.get('ETag'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('keeps its slot until its calls are aborted', async () => {
    setUp();
    const calls: number[] = [];
    ask.mockImplementation(async ({ fetch: call }) => {
      for (let page = 0; page < 1000; page += 1) {
        calls.push((await call(`/api/donations?search=coat&limit=1&size=${page}`)).status);
      }
      return { answers: [], refusals: [] };
    });
    const { served, headers } = await open('/explore?search=busy');
    expect(served).toMatchObject({ isRendered: false, answers: [] });
    expect(headers.get('Cache-Control')).toBe('no-store');
    await vi.waitFor(() => expect(server.running()).toBe(0));
    const made = calls.filter((status) => status === 200).length;
    expect(made).toBeLessThan(1000);
    expect(server.logged.join('')).not.toContain('"msg":"failure"');
  });

  it('runs no statements after it is aborted', async () => {
    setUp();
    ask.mockImplementation(async ({ fetch: call }) => {
      for (let round = 0; ; round += 1) {
        const calls = Array.from(
          { length: 100 },
          (_, page) => `/api/donations?search=coat${round}&limit=1&size=${page}`,
        );
        await Promise.all(calls.map((path) => call(path)));
      }
    });
    onStatement.mockClear();
    expect((await open('/explore?search=crowd')).served).toMatchObject({ isRendered: false, answers: [] });
    const answered = onStatement.mock.calls.length;
    expect(answered).toBeGreaterThan(0);
    await vi.waitFor(() => expect(server.running()).toBe(0), 10_000);
    await wait(300);
    // Statements that were already running.
    expect(onStatement.mock.calls.length - answered).toBeLessThanOrEqual(maxConnections);
  });

  it('is never cached for a person', async () => {
    setUp();
    await open('/people/1');
    await open('/people/1');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser for personal screens and people with blocks', async () => {
    setUp();
    expect((await open('/profile')).served).toMatchObject({ isRendered: false, answers: [] });
    expect(ask).not.toHaveBeenCalled();
    expect((await open('/create')).served).toMatchObject({ isRendered: false, answers: [['a key', '</script>']] });
    const [one, other] = [await member(server, 'one@example.org'), await member(server, 'other@example.org')];
    const cookies = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await open('/explore', { Cookie: cookies })).served).toMatchObject({ isRendered: true });
    expect((await one.call('PUT', `/api/people/${other.id}/block`, {})).status).toBeLessThan(300);
    expect((await open('/explore', { Cookie: cookies })).served).toMatchObject({ isRendered: false, answers: [] });
    ask.mockResolvedValue({ answers: [], refusals: [['a key', 404]] });
    const third = await member(server, 'third@example.org');
    const own = [...third.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // This person may be the only one who can see it.
    expect((await open('/donations/5', { Cookie: own })).served).toMatchObject({ isRendered: false, refusals: [] });
    expect((await open('/donations/5')).served).toMatchObject({ isRendered: true, refusals: [['a key', 404]] });
  });

  it('falls back to the frame with data if the screen fails, or to the built page', async () => {
    setUp();
    const whole = render.getMockImplementation();
    render.mockImplementation(async (request, page, onError) => {
      if (page.isRendered) {
        onError(new Error('It broke.'), '\n    at Hero\n    at HomePage');
        throw new Error('It broke.');
      }
      return whole?.(request, page, onError) ?? { html: '', served: {} };
    });
    const frame = await open('/explore?category=Men');
    expect(frame.status).toBe(200);
    expect(frame.served).toMatchObject({ isRendered: false, answers: [['a key', '</script>']] });
    expect(frame.headers.get('Cache-Control')).toBe('no-store');
    expect(server.logged.join('')).toMatch(/It broke\..*at Hero/);
    render.mockRejectedValue(new Error('All broke.'));
    const bare = await open('/help/safety-tips');
    expect([bare.status, bare.served?.isRendered]).toEqual([200, false]);
    expect(bare.text).toContain('<div id="root"></div>');
  });

  it('is only the frame under load', async () => {
    setUp();
    const gate = Promise.withResolvers<void>();
    const whole = render.getMockImplementation();
    render.mockImplementation(async (request, page, onError) => {
      if (page.isRendered) await gate.promise;
      return whole?.(request, page, onError) ?? { html: '', served: {} };
    });
    const pages = Array.from({ length: 12 }, async (_, index) => open(`/explore?search=load${index}`));
    const early = await Promise.race(pages);
    expect([early.status, early.served?.isRendered]).toEqual([200, false]);
    expect((await Promise.all(pages)).every(({ status }) => status === 200)).toBe(true);
    gate.resolve();
    expect((await open('/explore?search=later')).served?.isRendered).toBe(true);
    // The other callers have disconnected.
    expect(render.mock.calls.filter(([, page]) => page.isRendered)).toHaveLength(2);
  });

  it('changes its language with a link', async () => {
    setUp();
    const { status, headers } = await open('/explore?search=coat&language=es');
    expect([status, headers.get('Location')]).toEqual([303, '/explore?search=coat']);
    expect(headers.get('Set-Cookie')).toMatch(
      new RegExp(`^${languageCookie}=es; Max-Age=31536000; Path=/; SameSite=Lax$`),
    );
    expect((await open('/explore?language=xx')).status).toBe(200);
  });
});
