import { memberLimits, type Alert } from '@clothesline/api-client/members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteNow } from '../profile/deletion.js';
import { writeMail } from '../mail/writeMail.js';
import { hideDonations } from '../store/hiddenDonations.js';
import { aDonation } from '../testing/donations.js';
import { member, visitor, type Visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { describeStores } from '../testing/stores.js';
import { sendDueAlerts } from './sendDueAlerts.js';

const minute = 60_000;
const day = 86_400_000;
const berkeley = { latitude: 37.8716, longitude: -122.2728, miles: 5, place: 'Berkeley' };

describeStores('Alerts', (kind) => {
  let server: TestServer;
  let time = Date.parse('2026-11-20T10:00:00Z');
  const now = () => new Date(time);
  beforeAll(async () => {
    server = await startTestServer({ now }, { kind });
  });
  afterAll(() => server.stop());

  const anybody = () => visitor(server.host);
  const work = () => ({ store: server.parts.store, secret: server.parts.accounts.secret, now });

  /** Lets some time pass, and sends what is due until nothing is. */
  async function later(milliseconds: number) {
    time += milliseconds;
    while ((await sendDueAlerts(work())) > 0);
  }
  async function mailsTo(email: string) {
    const rows = await server.parts.store.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    return rows.map(({ content }) => JSON.parse(content));
  }
  const alertMailsTo = async (email: string) => (await mailsTo(email)).filter((mail) => mail.kind === 'alert');
  const titles = (mail: { alerts: { finds: { title: string }[] }[] }) =>
    mail.alerts.map(({ finds }) => finds.map(({ title }) => title));
  async function ask(one: Visitor, body: object): Promise<Alert> {
    const { status, json } = await one.call('POST', '/api/alerts', body);
    expect(status).toBe(201);
    return json;
  }
  /** Asks for an alert to an address, and confirms it by the mailed link. */
  async function subscribe(email: string, search: object, pace = 'now'): Promise<Alert> {
    const alert = await ask(anybody(), { email, search, pace });
    const { token } = (await mailsTo(email)).at(-1);
    expect((await anybody().call('POST', '/api/alerts/confirm', { token })).status).toBe(200);
    return alert;
  }
  const list = (title: string, more = {}) =>
    server.parts.store.addDonation(aDonation({ title, description: 'Warm.', category: 'Men', ...more }));

  it('mail what is listed from then on, once', async () => {
    await list('Kimono before');
    await subscribe('once@example.org', { search: 'kimono', category: 'Men' });
    await later(3 * minute);
    expect(await alertMailsTo('once@example.org')).toEqual([]);

    await list('Silk kimono');
    await list('Wool sweater');
    await list('Kimono of a woman', { category: 'Women' });
    await Promise.all([later(3 * minute), sendDueAlerts(work()), sendDueAlerts(work())]);
    await later(day);
    const mails = await alertMailsTo('once@example.org');
    expect(mails.map(titles)).toEqual([[['Silk kimono']]]);
    const site = { product: 'Clothesline', address: 'https://clothes.example' };
    const { subject, text } = writeMail({ to: 'once@example.org', content: mails[0] }, site);
    expect(subject).toBe('New: Silk kimono');
    expect(text).toContain('New for “kimono”, Men');
    expect(text).toMatch(/https:\/\/clothes\.example\/donations\/\d+/);
    expect(text).toMatch(/https:\/\/clothes\.example\/unsubscribe\/\d+\./);
  });

  it('mail an address only the question until it confirms', async () => {
    const first = await ask(anybody(), { email: 'asked@example.org', search: { search: 'poncho' }, pace: 'daily' });
    expect(first.isConfirmed).toBe(false);
    // Pressed twice.
    await ask(anybody(), { email: 'asked@example.org', search: { search: 'poncho' }, pace: 'daily' });
    await list('Striped poncho');
    await later(2 * day);
    const mails = await mailsTo('asked@example.org');
    expect(mails).toMatchObject([{ kind: 'confirm alert', search: { search: 'poncho' } }]);
    time += memberLimits.alertDays * day;
    const late = await anybody().call('POST', '/api/alerts/confirm', { token: mails[0].token });
    expect(late.status).toBe(404);
  });

  it('end by one press, without signing in, and stay ended', async () => {
    const alert = await subscribe('ends@example.org', { search: 'beret' });
    await list('Black beret');
    await later(3 * minute);
    const [mail] = await alertMailsTo('ends@example.org');
    const page = await fetch(`${server.host}/unsubscribe/${mail.token}`);
    expect(await page.text()).toContain('Stop these mails');
    const pressed = await fetch(`${server.host}/unsubscribe/${mail.token}`, { method: 'POST' });
    expect(await pressed.text()).toContain('You get none of these any more');
    await list('Red beret');
    await later(3 * minute);
    expect(await alertMailsTo('ends@example.org')).toHaveLength(1);
    expect((await anybody().call('POST', '/api/alerts/end', { token: alert.token })).status).toBe(200);
    expect((await anybody().call('POST', '/api/alerts/confirm', { token: alert.token })).status).toBe(404);
    expect((await anybody().call('POST', '/api/alerts/end', { token: mail.token.slice(0, -1) })).status).toBe(422);
  });

  it('come as one mail for all searches of a person and pace', async () => {
    const reader = await member(server, 'digest@example.org');
    await ask(reader, { search: { search: 'scarf' }, pace: 'daily' });
    time += 60 * minute;
    await ask(reader, { search: { search: 'mittens', size: '6' }, pace: 'daily' });
    await ask(reader, { search: { around: berkeley }, pace: 'weekly' });
    await list('Long scarf');
    await list('Mittens, size 6');
    await list('Mittens, size 10');
    await later(0);
    const [mail, ...more] = await alertMailsTo(reader.email);
    expect(more).toEqual([]);
    expect(titles(mail)).toEqual([['Long scarf'], ['Mittens, size 6']]);
    const { json: notices } = await reader.call('GET', '/api/notices');
    expect(
      notices.map(({ kind: what, text, offers }: { kind: string; text: string; offers: object[] }) => [
        what,
        text,
        offers.length,
      ]),
    ).toEqual([
      ['found', 'New for “mittens”, size 6:', 1],
      ['found', 'New for “scarf”:', 1],
    ]);
    await list('Short scarf');
    await later(20 * 60 * minute);
    expect(await alertMailsTo(reader.email)).toHaveLength(1);
    await later(5 * 60 * minute);
    expect((await alertMailsTo(reader.email)).map(titles)[1]).toEqual([['Short scarf']]);
  });

  it("leave out what is hidden, far away, blocked, given, or the reader's own", async () => {
    const reader = await member(server, 'leaves@example.org');
    const blocked = await member(server, 'blocked@example.org');
    await reader.call('PUT', `/api/people/${blocked.id}/block`, {});
    await ask(reader, { search: { search: 'anorak', around: berkeley }, pace: 'now' });
    const near = { latitude: berkeley.latitude, longitude: berkeley.longitude };
    const hidden = await list('Hidden anorak', near);
    await list('Own anorak', { ...near, userId: reader.id });
    await list('Anorak of somebody blocked', { ...near, userId: blocked.id });
    await list('Far anorak', { latitude: 40, longitude: -100 });
    await server.parts.store.transaction((db) => hideDonations(db, { donationId: hidden.id }, { now: now() }));
    await list('Blue anorak', near);
    await later(3 * minute);
    expect((await alertMailsTo(reader.email)).map(titles)).toEqual([[['Blue anorak']]]);
  });

  it('of an account are listed and replaced, are at most 20, and go with it', async () => {
    const reader = await member(server, 'many@example.org');
    await ask(reader, { search: { search: 'coat' }, pace: 'daily' });
    await ask(reader, { search: { search: 'coat' }, pace: 'weekly' });
    expect((await reader.call('GET', '/api/me/alerts')).json).toMatchObject([
      { search: { search: 'coat' }, pace: 'weekly', email: reader.email, isConfirmed: true },
    ]);
    for (let index = 1; index < memberLimits.alerts; index += 1) {
      await ask(reader, { search: { search: `word${index}` }, pace: 'now' });
    }
    const more = await reader.call('POST', '/api/alerts', { search: { search: 'one more' }, pace: 'now' });
    expect(more.status).toBe(409);
    const { store, durations } = server.parts;
    await deleteNow({ store, durations, now }, reader.id);
    expect(await store.db.selectFrom('alerts').select('id').where('user_id', '=', reader.id).execute()).toEqual([]);
  });

  it.each([
    ['no address', { search: {}, pace: 'weekly' }],
    ['a bad address', { email: 'no address', search: {}, pace: 'weekly' }],
    ['an unknown pace', { email: 'a@example.org', search: {}, pace: 'hourly' }],
    ['a circle without a center', { email: 'a@example.org', search: { around: { miles: 5 } }, pace: 'now' }],
    [
      'a circle around the earth',
      { email: 'a@example.org', search: { around: { ...berkeley, miles: 1e9 } }, pace: 'now' },
    ],
    ['a long search', { email: 'a@example.org', search: { search: 'x'.repeat(300) }, pace: 'now' }],
  ])('refuse %s', async (_, body) => {
    expect((await anybody().call('POST', '/api/alerts', body)).status).toBe(422);
  });
});
