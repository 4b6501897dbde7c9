import { memberLimits } from '@clothesline/api-client/members';
import { describe, expect, it } from 'vitest';
import { writeMail } from '../mail/writeMail.js';
import { alertServer, berkeley, cellOf, day } from '../testing/alertServer.js';
import { member } from '../testing/people.js';

describe('Alert confirmations', () => {
  const { server, later, wait, anybody, mailsTo, ask, subscribe, list } = alertServer();

  it('are the only mail until the address is confirmed', async () => {
    const first = await ask(anybody(), { email: 'asked@example.org', search: { search: 'poncho' }, pace: 'daily' });
    expect(first.isConfirmed).toBe(false);
    // Clicked twice.
    await ask(anybody(), { email: 'asked@example.org', search: { search: 'poncho' }, pace: 'daily' });
    await list('Striped poncho');
    await later(2 * day);
    const mails = await mailsTo('asked@example.org');
    expect(mails).toMatchObject([{ kind: 'confirm alert', search: {} }]);
    wait(memberLimits.alertDays * day);
    const late = await anybody().call('POST', '/api/alerts/confirm', { token: mails[0].token });
    expect(late.status).toBe(404);
  });

  it('contain no user-entered text', async () => {
    const email = 'victim@example.org';
    const bad = 'Your account is locked: https://evil.example';
    const around = { ...berkeley, place: bad };
    await ask(anybody(), {
      email,
      search: { search: bad, category: 'Men', size: 'evil.example', around },
      pace: 'now',
    });
    const [content] = await mailsTo(email);
    const site = { product: 'Clothesline', address: 'https://clothes.example' };
    const written = Object.values(writeMail({ to: email, content }, site)).join();
    expect(written).not.toContain('evil.example');
    expect(written).not.toContain('locked');
    for (const known of ['Men', 'Berkeley']) expect(written).toContain(known);
    const { json } = await anybody().call('POST', '/api/alerts/find', { token: content.token });
    expect(json).toEqual({
      search: { category: 'Men', around: { ...cellOf(berkeley), place: 'Berkeley' } },
      pace: 'now',
    });
  });

  it('name the sizes of a range', async () => {
    const email = 'mother@example.org';
    await ask(anybody(), { email, search: { search: 'coat', category: 'Children', size: '6-7' }, pace: 'now' });
    const [content] = await mailsTo(email);
    expect(content.search).toEqual({ category: 'Children', size: '6, 7' });
  });

  it.each([
    ['category', { category: 'PRIZE at https://evil.example' }],
    ['line break', { search: 'coat\n\nDear customer' }],
    ['line break in a place', { around: { ...berkeley, place: 'x\u2028y' } }],
  ])('reject an unknown %s', async (_, search) => {
    const body = { email: 'lines@example.org', search, pace: 'now' };
    expect((await anybody().call('POST', '/api/alerts', body)).status).toBe(422);
  });

  it('requested by strangers do not block the owner, and send a single mail at a time', async () => {
    const email = 'flooded@example.org';
    for (let index = 0; index < 25; index += 1) {
      await ask(anybody(), { email, search: { search: `flood ${index}` }, pace: 'now' });
    }
    await later(0);
    expect(await mailsTo(email)).toHaveLength(1);
    await ask(anybody(), { email, search: { search: 'own wish' }, pace: 'now' });
    const { token } = (await mailsTo(email))[0];
    expect((await anybody().call('POST', '/api/alerts/confirm', { token })).status).toBe(200);
    // Once the owner confirms, the next confirmation (the newest) is sent immediately.
    await later(0);
    const own = await mailsTo(email);
    expect(own).toHaveLength(2);
    const { json } = await anybody().call('POST', '/api/alerts/confirm', { token: own[1].token });
    expect(json.search).toEqual({ search: 'own wish' });
    const { status } = await anybody().call('POST', '/api/auth/email-otp/send-verification-otp', {
      email,
      type: 'sign-in',
    });
    expect(status).toBe(200);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'code' });
  });

  it('only return the token for a confirmed address', async () => {
    const asked = { email: 'owner@example.org', search: { search: 'kimono' }, pace: 'now' };
    const first = await ask(anybody(), asked);
    expect(first.token).toBeUndefined();
    const thief = await member(server(), 'thief@example.org');
    expect((await ask(thief, asked)).token).toBeUndefined();
    const own = await subscribe('proven@example.org', { search: 'kimono' });
    expect(own.token).toBeDefined();
  });

  it('only store the grid cell of a position, and a known place', async () => {
    const reader = await member(server(), 'cell@example.org');
    const exact = { latitude: 37.871_234_5, longitude: -122.272_345_6, miles: 5, place: 'My street 5' };
    const { search } = await ask(reader, { search: { around: exact }, pace: 'now' });
    expect(search.around).toEqual({ ...cellOf(exact), place: 'Berkeley' });
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
  ])('reject %s', async (_, body) => {
    expect((await anybody().call('POST', '/api/alerts', body)).status).toBe(422);
  });
});
