import { describe, expect, it } from 'vitest';
import { aHandOver, day } from '../testing/aHandOver.js';
import { visitor, type Member } from '../testing/people.js';
import { mailContentSchema } from '../mail/content.js';
import { unsubscribeHeaders } from '../mail/unsubscribeToken.js';

const secret = 'the secret of a test';

describe('The unsubscribe link of a mail', () => {
  const { server, people, asks, promises, later } = aHandOver();

  /** Headers of the newest mail to an address. */
  async function headersTo(email: string): Promise<Record<string, string>> {
    const { content } = await server()
      .parts.database.db.selectFrom('mails')
      .select('content')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return unsubscribeHeaders(mailContentSchema.parse(JSON.parse(content)), { address: server().host, secret });
  }
  async function linkTo(email: string): Promise<string> {
    const { 'List-Unsubscribe': link = '', ...others } = await headersTo(email);
    expect(others).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    return link.slice(1, -1);
  }
  const press = (link: string) =>
    fetch(link, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const choices = async (one: Member) => (await one.call('GET', '/api/me')).json.mails;

  it('unsubscribes from a single topic without a session, even twice', async () => {
    const { donor, ann } = people();
    await asks(ann);
    const link = await linkTo(donor.email);
    const page = await fetch(link);
    expect([page.status, page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(await page.text()).toContain('<form method="post">');
    expect(await choices(donor)).toEqual({ requests: 'now', messages: 'now', listings: 'now' });
    for (let count = 0; count < 2; count += 1) expect((await press(link)).status).toBe(200);
    expect(await choices(donor)).toEqual({ requests: 'never', messages: 'now', listings: 'now' });
    expect(await choices(ann)).toEqual({ requests: 'now', messages: 'now', listings: 'now' });
    await donor.call('PATCH', '/api/me', { mails: { requests: 'now' } });
  });

  it('unsubscribes from the daily digest, including pending notices', async () => {
    const { ann, donor } = people();
    await ann.call('PATCH', '/api/me', { mails: { requests: 'daily' } });
    await promises(await asks(ann));
    await later(day);
    const link = await linkTo(ann.email);
    const { db } = server().parts.database;
    await db.updateTable('notices').set({ in_digest: true }).where('user_id', '=', ann.id).execute();
    expect((await press(link)).status).toBe(200);
    expect(await choices(ann)).toEqual({ requests: 'never', messages: 'now', listings: 'now' });
    const waiting = db.selectFrom('notices').select('id').where('in_digest', '=', true);
    expect(await waiting.where('user_id', '=', ann.id).execute()).toEqual([]);
    expect(await choices(donor)).toEqual({ requests: 'now', messages: 'now', listings: 'now' });
  });

  it('cannot be guessed or derived from another', async () => {
    const { donor, ann, bob } = people();
    await asks(bob);
    const link = await linkTo(donor.email);
    const [, id = '', mac = ''] = /(\d+)\.requests\.(.+)$/.exec(link) ?? [];
    const start = `${server().host}/unsubscribe/`;
    const wrong = [
      `${ann.id}.requests.${mac}`,
      `${id}.messages.${mac}`,
      `${id}.digest.${mac}`,
      `${id}.constructor.${mac}`,
      `0${id}.requests.${mac}`,
      `${id}.requests.${'A'.repeat(43)}`,
      `${id}.requests.`,
      `${id}.requests.${mac}A`,
      '%00',
      'x'.repeat(5000),
    ];
    for (const token of wrong) expect((await press(start + token)).status, token).toBe(404);
    for (const one of [donor, bob]) expect(await choices(one)).toMatchObject({ requests: 'now', messages: 'now' });
  });

  it('is omitted from mails that are always sent', async () => {
    const { email } = people().stranger;
    await visitor(server().host).call('POST', '/api/auth/email-otp/send-verification-otp', { email });
    expect(await headersTo(email)).toEqual({});
  });

  it('is never logged', () => {
    expect(server().logged.join('')).not.toContain('.requests.');
  });
});
