import { siteLanguages } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../observe/createLog.js';
import { aHandOver, day, hour, reason } from '../testing/aHandOver.js';
import { linesTo } from '../testing/linesTo.js';
import { deleteAccount, member, type Member } from '../testing/people.js';
import { aBrowser, readVapid, startPushService } from '../testing/pushService.js';
import { createPushRound, readPushKeys } from './push.js';

describe('Push notifications', () => {
  const { server, people, now, asks, later } = aHandOver();
  const minute = 60_000;
  const logged: string[] = [];
  let service: Awaited<ReturnType<typeof startPushService>>;
  let send: (inMs?: number) => Promise<number>;
  beforeAll(async () => {
    service = await startPushService();
    const { database } = server().parts;
    const keys = await readPushKeys(database.db);
    const log = createLog('info', linesTo(logged));
    const { request } = service;
    const services = ['push.example'];
    const round = createPushRound({ keys, contact: 'https://clothes.example', services, log, request });
    send = (inMs = 0) => round({ database, now: () => new Date(now().getTime() + inMs) });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await server().parts.database.db.deleteFrom('push_devices').execute();
    service.received.length = 0;
  });

  async function turnOn(one: Member, browser = aBrowser()) {
    expect((await one.call('PUT', '/api/me/push', browser.subscription)).status).toBe(200);
    return browser;
  }
  const devicesOf = async (one: Member) => (await one.call('GET', '/api/me/push')).json.devices;
  /** Sends the donor a notice. */
  const askAnn = () => asks(people().ann);

  it('only contain a sentence and a link, encrypted for the browser', async () => {
    const { donor, ann } = people();
    await donor.call('PATCH', '/api/me', { language: 'es' });
    const browser = await turnOn(donor);
    await turnOn(ann);
    const request = await askAnn();
    expect(await send()).toBe(1);
    const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.of() }] = service.received;
    expect(path).toBe(`/${browser.name}`);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body.toString('latin1')).not.toContain('requests');
    const texts = { es: 'Alguien pidió tu donación.' };
    expect(browser.decrypt(body)).toEqual({ path: `/requests?request=${request}`, texts });
    expect(await send()).toBe(0);
    await donor.call('PATCH', '/api/me', { language: null });
  });

  it('contain no message text, and use all languages if the reader has not chosen one', async () => {
    const { donor, ann } = people();
    const browser = await turnOn(donor);
    const request = await askAnn();
    await ann.call('POST', `/api/requests/${request}/messages`, { content: 'I live at 12 Secret Lane.' });
    await send();
    const sent = service.received.map(({ body }) => browser.decrypt(body));
    expect(sent).toHaveLength(2);
    const texts = expect.objectContaining({ en: 'You have a new message.', es: 'Tienes un mensaje nuevo.' });
    expect(sent).toContainEqual({ path: `/requests?request=${request}`, texts });
    expect(Object.keys(Object(sent[0]).texts)).toEqual(siteLanguages);
    expect(JSON.stringify(sent)).not.toMatch(new RegExp(`Secret|${reason}|Neighbor`));
  });

  it('are signed with the key that the browser subscribed with', async () => {
    const { donor } = people();
    const { db } = server().parts.database;
    const [one, ...others] = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(db)));
    for (const other of others) expect(other).toEqual(one);
    await turnOn(donor);
    await askAnn();
    await send();
    const { key, claims } = readVapid(service.received[0]?.headers ?? {});
    expect(key).toBe(one?.publicKey);
    expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'https://clothes.example' });
  });

  it('are sent once to each of a person’s browsers, even by concurrent servers', async () => {
    const { donor } = people();
    const phone = await member(server(), donor.email);
    const names = [await turnOn(donor), await turnOn(phone)].map(({ name }) => `/${name}`);
    await askAnn();
    await Promise.all([send(), send(), send()]);
    expect(service.received.map(({ path }) => path).sort()).toEqual(names.sort());
  });

  it.each([404, 410])('are turned off for a browser if its push service returns %i', async (status) => {
    const { donor } = people();
    await turnOn(donor);
    await askAnn();
    service.answer(status);
    await send();
    expect(await devicesOf(donor)).toBe(0);
    expect(await send(day)).toBe(0);
  });

  it('are retried up to five times if the push service is busy', async () => {
    const { donor } = people();
    await turnOn(donor);
    await askAnn();
    service.answer(503, 429, 500, 502, 503);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(await send(minute)).toBe(1);
    expect(await send(5 * minute - 1)).toBe(0);
    for (const time of [5 * minute, hour, 6 * hour]) expect(await send(time)).toBe(1);
    expect(await send(day)).toBe(0);
    expect(service.received).toHaveLength(5);
    expect(await devicesOf(donor)).toBe(1);
    expect(logged.join()).toContain('"status":503');
    expect(logged.join()).not.toContain('push.example');
  });

  it('are dropped if the push service rejects them', async () => {
    const { donor } = people();
    await turnOn(donor);
    await askAnn();
    service.answer(403);
    await send();
    expect(await send(day)).toBe(0);
    expect(await devicesOf(donor)).toBe(1);
  });

  it('do not follow redirects', async () => {
    const { donor } = people();
    await turnOn(donor);
    await askAnn();
    service.answer(307);
    await send();
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(await send(minute)).toBe(1);
  });

  it('are turned off for a browser with invalid keys', async () => {
    const { donor } = people();
    const browser = aBrowser();
    browser.subscription.keys.p256dh = 'B'.repeat(87);
    await turnOn(donor, browser);
    await askAnn();
    expect(await send()).toBe(1);
    expect(await devicesOf(donor)).toBe(0);
  });

  it('end with the session, even if pending', async () => {
    const { donor } = people();
    const phone = await member(server(), donor.email);
    await turnOn(phone);
    await askAnn();
    await phone.call('POST', '/api/auth/sign-out', {});
    expect(await send()).toBe(0);
    expect(await devicesOf(donor)).toBe(0);
  });

  it('are deleted with the account', async () => {
    const leaving = await member(server(), 'leaving-with-push@example.org');
    await deleteAccount(server(), leaving);
    await turnOn(leaving);
    await later(8 * day);
    const { db } = server().parts.database;
    const rows = await db.selectFrom('push_devices').select('id').where('user_id', '=', leaving.id).execute();
    expect(rows).toEqual([]);
  });
});
