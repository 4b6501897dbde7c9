import { languageCookie } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServedFile } from '../files/servedFile.js';
import { digestTime, sendDueDigests } from '../notices/digests.js';
import { mailContentSchema } from '../mail/content.js';
import { writeMail } from '../mail/writeMail.js';
import { aDonation } from '../testing/donations.js';
import { member, visitor, type Visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const built = `<!doctype html><html lang="en" dir="ltr"><head><!-- head --><title>Clothesline</title><!-- end of head --></head>
<body><div id="root"></div></body></html>`;
const marketplace = new Map([
  ['/index.html', createServedFile(Buffer.from(built), { extension: 'html', cacheControl: 'no-cache' })],
]);
const day = 86_400_000;

describe('The language of a page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ marketplace });
  });
  afterAll(() => server.stop());

  async function open(path: string, headers: Record<string, string> = {}, host = server.host) {
    const response = await fetch(host + path, { headers: { Accept: 'text/html', ...headers } });
    const { document } = new JSDOM(await response.text()).window;
    return { document, headers: response.headers, language: document.documentElement.lang };
  }
  const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it('is the browser’s preference among the site’s languages', async () => {
    expect((await open('/', { 'Accept-Language': 'es-MX,es;q=0.9' })).language).toBe('es');
    expect((await open('/', { 'Accept-Language': 'xx' })).language).toBe('en');
    for (const [languages, wanted, expected] of [
      [undefined, 'es-MX,es;q=0.9', 'en'],
      [['en', 'es'], 'es-MX,es;q=0.9,en;q=0.5', 'es'],
      [['en', 'es'], 'xx,es;q=0.2,en;q=0.7', 'en'],
      [['en', 'es'], 'es;q=0', 'en'],
      [['es', 'en'], 'fr', 'es'],
      [['es'], 'en', 'es'],
    ] satisfies [Site['languages'], string, string][]) {
      const other = await startTestServer({ database: server.parts.database, marketplace, site: { languages } });
      expect((await open('/', { 'Accept-Language': wanted }, other.host)).language, wanted).toBe(expected);
      await other.stop();
    }
  });

  it('is the device’s choice, in the head and the page', async () => {
    const { document, headers, language } = await open('/explore', { Cookie: `${languageCookie}=es` });
    expect([language, headers.get('Content-Language')]).toEqual(['es', 'es']);
    expect(headers.get('Vary')).toContain('Cookie');
    expect(document.title).toBe('Explorar donaciones');
    expect((await open('/people/999999', { Cookie: `${languageCookie}=es` })).document.title).toContain(
      'Usuario no encontrado',
    );
    expect((await open('/', { Cookie: `${languageCookie}=<script>` })).language).toBe('en');
  });

  it('prefers the account’s choice to the device’s', async () => {
    const one = await member(server, 'reader@example.org');
    const asEnglish = () => open('/', { Cookie: `${cookiesOf(one)}; ${languageCookie}=en` });
    expect((await asEnglish()).language).toBe('en');
    expect((await one.call('PATCH', '/api/me', { language: 'es' })).status).toBe(200);
    expect((await asEnglish()).language).toBe('es');
    expect((await one.call('GET', '/api/me/export')).json.account).toMatchObject({ language: 'es' });
    await one.call('PATCH', '/api/me', { language: null });
    expect((await asEnglish()).language).toBe('en');
  });
});

describe('Mails and notices', () => {
  let server: TestServer;
  let time = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ now: () => new Date(time) });
  });
  afterAll(() => server.stop());

  async function mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
    const { db } = server.parts.database;
    const rows = await db.selectFrom('mails').select('content').where('recipient', '=', email).orderBy('id').execute();
    const site = { product: 'Clothesline', address: 'https://clothes.example' };
    return rows.map(({ content }) =>
      writeMail({ to: email, content: mailContentSchema.parse(JSON.parse(content)) }, site),
    );
  }
  const lastTo = async (email: string) => (await mailsTo(email)).at(-1);

  it('are Spanish only for Spanish accounts', async () => {
    const rosa = await member(server, 'rosa@example.org');
    const wei = await member(server, 'wei@example.org');
    await rosa.call('PATCH', '/api/me', { language: 'es' });
    const { json: donation } = await rosa.call('POST', '/api/donations', aDonation({ title: 'Abrigo' }));
    const span = { from: new Date(time + day).toISOString(), to: new Date(time + 2 * day).toISOString() };
    const asked = { reason: 'It is for my brother.', times: [span] };
    const { json: request } = await wei.call('POST', `/api/donations/${donation.id}/requests`, asked);
    expect(await lastTo(rosa.email)).toMatchObject({ subject: 'Neighbor pidió «Abrigo»: «It is for my brother.»' });
    expect((await lastTo(rosa.email))?.html).toContain('<html lang="es" dir="ltr">');
    expect((await rosa.call('GET', '/api/notices')).json[0]).toMatchObject({
      text: 'Neighbor pidió «Abrigo»: «It is for my brother.»',
      code: 'askedBy',
      values: { name: 'Neighbor', title: 'Abrigo', reason: 'It is for my brother.' },
    });
    await rosa.call('POST', `/api/requests/${request.id}/promise`, { place: 'The corner', ...span });
    expect((await wei.call('GET', `/api/requests/${request.id}`)).json.messages).toMatchObject([
      { authorId: null, content: 'The donation was promised. The place and time are set.', code: 'promise' },
    ]);
    expect(await lastTo(wei.email)).toMatchObject({
      subject: '“Abrigo” has been promised. The place and time are set.',
    });
    const calendar = async (who: Visitor) => {
      const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${server.host}/api/requests/${request.id}/calendar.ics`, {
        headers: { Cookie: cookie },
      });
      return response.text();
    };
    expect(await calendar(rosa)).toContain('Recoger «Abrigo»');
    expect(await calendar(wei)).toContain('Pick up “Abrigo”');
  });

  it('use the language of the sign-up', async () => {
    const ana = await member(server, 'ana@example.org', { [languageCookie]: 'es' });
    expect((await lastTo(ana.email))?.html).toContain('<html lang="es" dir="ltr">');
    expect((await ana.call('GET', '/api/me')).json).toMatchObject({
      language: 'es',
      displayName: 'Alguien del barrio',
    });
    // Another device does not change the account's language.
    const again = await member(server, ana.email, { [languageCookie]: 'en' });
    expect((await again.call('GET', '/api/me')).json).toMatchObject({ language: 'es' });
    expect((await (await member(server, 'joe@example.org')).call('GET', '/api/me')).json).toMatchObject({
      language: null,
    });
  });

  it('use the reader’s language in a digest, and list similar donations once', async () => {
    const donor = await member(server, 'donor@example.org');
    const asker = await member(server, 'asker@example.org');
    await asker.call('PATCH', '/api/me', { language: 'es', mails: { requests: 'daily' } });
    await donor.call('POST', '/api/donations', aDonation({ title: 'Gorra' }));
    const { json: donation } = await donor.call('POST', '/api/donations', aDonation({ title: 'Bufanda' }));
    const span = { from: new Date(time + day).toISOString(), to: new Date(time + 2 * day).toISOString() };
    const asked = { reason: 'It is for my brother.', times: [span] };
    await asker.call('POST', `/api/donations/${donation.id}/requests`, asked);
    await donor.call('POST', `/api/donations/${donation.id}/withdraw`);
    time += digestTime + 1000;
    await sendDueDigests({ database: server.parts.database, now: () => new Date(time) });
    const { subject, text } = (await lastTo(asker.email)) ?? {};
    expect(subject).toBe('1 novedad de Clothesline');
    expect(text).toContain('«Bufanda» ya no está disponible.');
    expect(text?.match(/Quizá te interese alguna de estas/g)).toHaveLength(1);
  });

  describe.each(['/api/auth/email-otp/send-verification-otp', '/api/listing-token/code'])(
    'that contain a code (%s)',
    (path) => {
      it.each([
        ['es', 'en', 'es'],
        ['en', 'es', 'en'],
        [null, 'es', 'es'],
        [null, 'en', 'en'],
      ])('use the account’s language, or else the device’s: %s, %s', async (language, device, expected) => {
        const email = `code-${language}-${device}-${path.length}@example.org`;
        const one = await member(server, email);
        await one.call('PATCH', '/api/me', { language });
        await visitor(server.host).call('POST', path, { email }, { Cookie: `${languageCookie}=${device}` });
        expect((await lastTo(email))?.subject).toMatch(expected === 'es' ? /es tu código de/ : /is your .+ code$/);
        const nobody = `nobody-${email}`;
        await visitor(server.host).call('POST', path, { email: nobody }, { Cookie: `${languageCookie}=${device}` });
        expect((await lastTo(nobody))?.subject).toMatch(device === 'es' ? /es tu código de/ : /is your .+ code$/);
      });
    },
  );
});
