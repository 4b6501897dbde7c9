import { memberLimits } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteNow } from '../profile/deletion.js';
import { writeMail } from '../mail/writeMail.js';
import { hideDonations, showDonations } from '../donations/hiddenDonations.js';
import { updateListing } from '../donations/updateListing.js';
import { alertServer, berkeley, day, minute } from '../testing/alertServer.js';
import { member, type Visitor } from '../testing/people.js';
import { sendDueAlerts } from './sendDueAlerts.js';

describe('Alerts', () => {
  const { server, work, now, later, wait, anybody, alertMailsTo, titles, ask, subscribe, list } = alertServer();

  it('send a single mail for later listings', async () => {
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
    expect(text).toContain('New results for “kimono”, Men');
    expect(text).toMatch(/https:\/\/clothes\.example\/donations\/\d+/);
    expect(text).toMatch(/https:\/\/clothes\.example\/unsubscribe\/[\da-f]+\./);
  });

  it('end with a single click, without signing in, and cannot be confirmed again', async () => {
    const alert = await subscribe('ends@example.org', { search: 'beret' });
    await list('Black beret');
    await later(3 * minute);
    const [mail] = await alertMailsTo('ends@example.org');
    const page = await fetch(`${server().host}/unsubscribe/${mail.token}`);
    expect(await page.text()).toContain('Stop these emails');
    const pressed = await fetch(`${server().host}/unsubscribe/${mail.token}`, { method: 'POST' });
    expect(await pressed.text()).toContain('You’ll no longer get these emails');
    await list('Red beret');
    await later(3 * minute);
    expect(await alertMailsTo('ends@example.org')).toHaveLength(1);
    expect((await anybody().call('POST', '/api/alerts/end', { token: alert.token })).status).toBe(200);
    expect((await anybody().call('POST', '/api/alerts/confirm', { token: alert.token })).status).toBe(404);
    expect((await anybody().call('POST', '/api/alerts/end', { token: mail.token.slice(0, -1) })).status).toBe(422);
  });

  it('send a single mail for all searches of a person and frequency', async () => {
    const reader = await member(server(), 'digest@example.org');
    await ask(reader, { search: { search: 'scarf' }, pace: 'daily' });
    wait(60 * minute);
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
      ['found', 'New results for “mittens”, size 6:', 1],
      ['found', 'New results for “scarf”:', 1],
    ]);
    await list('Short scarf');
    await later(20 * 60 * minute);
    expect(await alertMailsTo(reader.email)).toHaveLength(1);
    await later(5 * 60 * minute);
    expect((await alertMailsTo(reader.email)).map(titles)[1]).toEqual([['Short scarf']]);
  });

  it('find the same donations as Explore', async () => {
    const searches = [
      { search: 'parka 6-7', size: '6' },
      { category: 'Children', size: '6-7' },
      { category: 'All Items', search: 'abrigo' },
      { search: 'PARK' },
    ];
    const readers = await Promise.all(searches.map((_, index) => member(server(), `alike-${index}@example.org`)));
    for (const [index, search] of searches.entries()) await ask(readers[index] as Visitor, { search, pace: 'now' });
    await list('Girls parka 6-7 years', { category: 'Seasonal' });
    await list('Boys parka, 10 years', { category: 'Children' });
    await list('Wool coat, M', { category: 'Men' });
    await later(3 * minute);
    for (const [index, search] of searches.entries()) {
      const query = new URLSearchParams(Object.entries({ ...search, sort: 'newest', limit: '3' })).toString();
      const response = await fetch(`${server().host}/api/donations?${query}`);
      const found = response.headers.get('X-Searched-Instead') ? [] : await response.json();
      const listed = found
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => /parka|Wool/.test(title));
      const mailed = (await alertMailsTo(`alike-${index}@example.org`)).flatMap(titles).flat();
      expect(mailed, JSON.stringify(search)).toEqual(listed);
    }
  });

  it("omit hidden, distant, blocked, and the reader's own donations", async () => {
    const reader = await member(server(), 'leaves@example.org');
    const blocked = await member(server(), 'blocked@example.org');
    await reader.call('PUT', `/api/people/${blocked.id}/block`, {});
    await ask(reader, { search: { search: 'anorak', around: berkeley }, pace: 'now' });
    const near = { latitude: berkeley.latitude, longitude: berkeley.longitude };
    const hidden = await list('Hidden anorak', near);
    await list('Own anorak', { ...near, userId: reader.id });
    await list('Anorak of somebody blocked', { ...near, userId: blocked.id });
    await list('Far anorak', { latitude: 40, longitude: -100 });
    await server().parts.database.transaction((db) => hideDonations(db, { donationId: hidden.id }, { now: now() }));
    await list('Blue anorak', near);
    await later(3 * minute);
    expect((await alertMailsTo(reader.email)).map(titles)).toEqual([[['Blue anorak']]]);
  });

  it('are listed, replaced, limited to 20 per account, and deleted with it', async () => {
    const reader = await member(server(), 'many@example.org');
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
    const { database, durations } = server().parts;
    await deleteNow({ database, durations, now }, reader.id);
    expect(await database.db.selectFrom('alerts').select('id').where('user_id', '=', reader.id).execute()).toEqual([]);
  });

  it('can be ended from an old mail after a frequency change, even twice', async () => {
    const email = 'pace@example.org';
    await subscribe(email, { search: 'clogs' }, 'daily');
    await list('Wooden clogs');
    await later(0);
    const [mail] = await alertMailsTo(email);
    await subscribe(email, { search: 'clogs' }, 'now');
    const press = async () => (await fetch(`${server().host}/unsubscribe/${mail.token}`, { method: 'POST' })).text();
    expect(await press()).toContain('You’ll no longer get these emails');
    await list('Red clogs');
    await later(day);
    expect(await alertMailsTo(email)).toHaveLength(1);
    expect(await press()).toContain('were already turned off');
  });

  it('mail donations that are available again, changed, restored, or renewed, once per person', async () => {
    const reader = await member(server(), 'again@example.org');
    await ask(reader, { search: { search: 'wombat' }, pace: 'now' });
    const { database } = server().parts;
    const set = (id: number, status: string) =>
      database.db
        .updateTable('donations')
        .set({ status, ...(status === 'available' && { offered_at: sql<Date>`now()` }) })
        .where('id', '=', id)
        .execute();
    const promised = await list('Wombat mittens');
    await set(promised.id, 'promised');
    await later(3 * minute);
    expect(await alertMailsTo(reader.email)).toEqual([]);
    await set(promised.id, 'available');
    await later(3 * minute);
    expect((await alertMailsTo(reader.email)).map(titles)).toEqual([[['Wombat mittens']]]);

    const hidden = await list('Wombat hat');
    await database.transaction((db) => hideDonations(db, { donationId: hidden.id }, { reason: 'x', now: now() }));
    await later(3 * minute);
    await database.transaction((db) => showDonations(db, { donationId: hidden.id }, { byModerator: true }));
    const plain = await list('Plain scarf');
    await later(3 * minute);
    await database.transaction((db) => updateListing(db, plain.id, { title: 'Wombat scarf' }));
    await later(3 * minute);
    await database.transaction((db) => updateListing(db, plain.id, { title: 'Wombat scarf, warm' }));
    await later(day);
    expect((await alertMailsTo(reader.email)).map(titles)).toEqual([
      [['Wombat mittens']],
      [['Wombat hat']],
      [['Wombat scarf']],
    ]);
  });

  it('mail each donation once per person, and never their own donations', async () => {
    const email = 'both@example.org';
    await subscribe(email, { search: 'ocelot' });
    await subscribe(email, { search: 'scarf' });
    const reader = await member(server(), email);
    await ask(reader, { search: { search: 'ocelot scarf' }, pace: 'now' });
    const blocked = await member(server(), 'blocked2@example.org');
    await reader.call('PUT', `/api/people/${blocked.id}/block`, {});
    await list('Ocelot scarf of their own', { userId: reader.id });
    await list('Ocelot scarf of somebody blocked', { userId: blocked.id });
    await list('Ocelot scarf');
    await later(3 * minute);
    const mails = await alertMailsTo(email);
    expect(mails.map(titles)).toEqual([[['Ocelot scarf']]]);
    const { subject } = writeMail({ to: email, content: mails[0] }, { product: 'x', address: 'https://x.example' });
    expect(subject).toBe('New: Ocelot scarf');
  });
});
