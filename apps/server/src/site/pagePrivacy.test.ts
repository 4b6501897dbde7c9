import { appearanceCookie, languageCookie } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { createServedFile, type ServedFile } from '../files/servedFile.js';
import { readFolder } from '../files/readFolder.js';
import { aDonation } from '../testing/donations.js';
import { browserFetch } from '../testing/browserFetch.js';
import { type Member, member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { openRenderer } from './openRenderer.js';

const built = fileURLToPath(new URL('../../../marketplace/dist', import.meta.url));

/** Texts for their owner, for both people of a hand-over, or for moderators. */
const secrets = /@private\.example|secret|37\.774912/;

const time = new Date();
let files: ReadonlyMap<string, ServedFile>;
let server: TestServer;
let people: Record<'giver' | 'asker' | 'blocker' | 'moderator', Member>;

beforeAll(async () => {
  files = await readFolder(built);
  server = await startTestServer({
    marketplace: files,
    renderer: await openRenderer(built, undefined),
    now: () => time,
    accounts: {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: ['moderator@private.example'],
      isRequired: false,
      demo: false,
    },
  });
  const join = (name: string) => member(server, `${name}@private.example`);
  const [giver, asker, blocker, moderator] = [
    await join('giver'),
    await join('asker'),
    await join('blocker'),
    await join('moderator'),
  ];
  people = { giver, asker, blocker, moderator };
  const does = async (one: Member, method: string, path: string, body: object = {}) => {
    const { status, json } = await one.call(method, path, body);
    expect([path, status < 300, json]).toEqual([path, true, json]);
    return json;
  };
  await does(giver, 'PATCH', '/api/me', { name: 'Gina' });
  await does(giver, 'POST', '/api/donations', { ...aDonation({ title: 'Blue coat' }), latitude: 37.774912 });
  await does(giver, 'POST', '/api/donations', aDonation({ title: 'The secret weapon' }));
  const from = new Date(time.getTime() + 86_400_000);
  const times = [{ from: from.toISOString(), to: new Date(from.getTime() + 3_600_000).toISOString() }];
  await does(asker, 'POST', '/api/donations/1/requests', { reason: 'My secret reason.', times });
  await does(blocker, 'PUT', `/api/people/${giver.id}/block`);
  const report = { kind: 'donation', id: 2, reason: 'unsafe', words: 'A secret report.' };
  const { id } = await does(asker, 'POST', '/api/reports', report);
  await does(moderator, 'POST', `/api/moderation/${id}`, { action: 'hide', reason: 'A secret reason.' });
});
afterAll(() => server.stop());

const stranger = (language: string, appearance = 'auto') => ({
  cookies: new Map([
    [languageCookie, language],
    [appearanceCookie, appearance],
  ]),
});

async function open(path: string, { cookies }: { cookies: Map<string, string> }, more: Record<string, string> = {}) {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate', 'Accept-Language': 'en-US', ...more };
  const response = await browserFetch(server.host + path, { ...headers, ...(Cookie && { Cookie }) });
  const text = await response.text();
  const json = /id="served">(.*?)<\/script>/.exec(text)?.[1];
  const served = JSON.parse(json ?? 'null') as { isRendered: boolean; answers: unknown[]; refusals: unknown[] } | null;
  return { status: response.status, headers: response.headers, text, served };
}

const shared = [
  '/',
  '/explore',
  '/explore?search=coat&status=available',
  '/explore?view=map',
  '/donations/1',
  '/saved',
  '/help/safety-tips',
  '/for-your-site',
];
/** Pages with someone's secret, or about the visitor. */
const personal = ['/donations/2', '/people/10000', '/create', '/profile', '/requests', '/moderation', '/sign-in'];
const missing = ['/donations/99', '/nowhere'];

describe.each([...shared, ...personal, ...missing])('%s', (path) => {
  it('contains nothing private for any caller, and declares its caching', async () => {
    // Starts with those who can see the most.
    const visitors = [...Object.values(people), stranger('en'), stranger('es'), stranger('en', 'dark'), visitor('')];
    for (const one of visitors) {
      const { text, headers, status } = await open(path, one);
      expect(text).not.toMatch(secrets);
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
      expect(headers.get('Cache-Control')).toBe(headers.has('ETag') ? 'no-cache' : 'no-store');
      expect(headers.has('ETag')).toBe(status === 200);
      expect(headers.get('Content-Language')).toBe(one.cookies.get(languageCookie) ?? 'en');
    }
  });

  it('is the same for everyone without blocks, or is rendered by the browser', async () => {
    const { text } = await open(path, visitor(''));
    const isLeft = ({ served }: Awaited<ReturnType<typeof open>>) =>
      served?.isRendered === false && served.answers.length === 0 && served.refusals.length === 0;
    for (const one of [people.asker, people.moderator]) {
      const own = await open(path, one);
      expect(own.text === text || isLeft(own)).toBe(true);
    }
    expect(isLeft(await open(path, people.blocker))).toBe(true);
  });
});

describe('The ETag of a page', () => {
  it.each(shared)('differs by language, variant, and theme, but not by session: %s', async (path) => {
    const tags = await Promise.all([
      open(path, visitor('')),
      open(path, stranger('es')),
      open(path, visitor(''), { 'Accept-Language': 'en-GB' }),
      open(path, stranger('en', 'dark')),
    ]);
    const [first = '', ...others] = tags.map(({ headers }) => headers.get('ETag') ?? '');
    expect(new Set([first, ...others]).size).toBe(4);
    expect((await open(path, people.asker, { 'If-None-Match': first })).status).toBe(304);
    for (const other of others) expect((await open(path, visitor(''), { 'If-None-Match': other })).status).toBe(200);
  });

  it('changes after a deploy', async () => {
    const before = await open('/', visitor(''));
    const index = files
      .get('/index.html')
      ?.body.toString('utf8')
      .replace('</head>', '<!-- of a later build --></head>');
    const later = createServedFile(Buffer.from(index ?? ''), { extension: 'html', cacheControl: 'no-cache' });
    const first = server;
    const { database, renderer } = first.parts;
    const marketplace = new Map(files).set('/index.html', later);
    server = await startTestServer({ database, renderer, marketplace, now: () => time });
    const after = await open('/', visitor(''), { 'If-None-Match': before.headers.get('ETag') ?? '' });
    expect([after.status, after.text.includes('of a later build')]).toEqual([200, true]);
    await server.stop();
    server = first;
  });

  it('changes with the donations', async () => {
    const before = await open('/', visitor(''));
    expect((await people.asker.call('POST', '/api/donations', aDonation({ title: 'Straw hat' }))).status).toBe(201);
    const after = await open('/', visitor(''), { 'If-None-Match': before.headers.get('ETag') ?? '' });
    expect([after.status, after.text.includes('Straw hat')]).toEqual([200, true]);
  });
});

it.each(['/explore?language=es', '//evil.example/explore?language=es', '///evil.example?language=es'])(
  'only redirects language links within this site: %s',
  async (path) => {
    const { status, headers } = await open(path, visitor(''));
    expect([status, headers.get('Location')?.startsWith('//')]).toEqual([303, false]);
  },
);
