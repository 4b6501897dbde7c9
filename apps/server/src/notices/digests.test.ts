import { describe, expect, it } from 'vitest';
import { aHandOver, day, hour } from '../testing/aHandOver.js';
import { writeMail } from '../mail/writeMail.js';
import { aDonation } from '../testing/donations.js';
import { sendDueDigests } from './digests.js';

describe('Notice mails', () => {
  const { server, people, donation, now, span, asks, promises, later } = aHandOver();

  /** Mails to an address, optionally after another mail. */
  async function mailsTo(email: string, after = 0) {
    const rows = await server()
      .parts.database.db.selectFrom('mails')
      .select(['id', 'content'])
      .where('recipient', '=', email)
      .where('id', '>', after)
      .orderBy('id')
      .execute();
    return rows.map(({ id, content }) => ({ id, ...JSON.parse(content) }));
  }
  const newest = async (email: string) => (await mailsTo(email)).at(-1)?.id ?? 0;
  const unreadOf = async ({ call }: { call: ReturnType<typeof people>['ann']['call'] }) =>
    (await call('GET', '/api/notices')).json.length;

  it('are sent immediately, daily, or never, as chosen per topic', async () => {
    const { donor, ann, bob } = people();
    expect((await donor.call('GET', '/api/me')).json.mails).toEqual({
      requests: 'now',
      messages: 'now',
      listings: 'now',
    });
    const chosen = await ann.call('PATCH', '/api/me', { mails: { requests: 'daily', messages: 'never' } });
    expect(chosen).toMatchObject({
      status: 200,
      json: { mails: { requests: 'daily', messages: 'never', listings: 'now' } },
    });
    expect((await bob.call('PATCH', '/api/me', { mails: { requests: 'weekly' } })).status).toBe(422);

    const [toDonor, toAnn, told] = [await newest(donor.email), await newest(ann.email), await unreadOf(ann)];
    const request = await asks(ann);
    expect(await mailsTo(donor.email, toDonor)).toMatchObject([
      { kind: 'notice', notice: { kind: 'asked', requestId: request } },
    ]);
    await donor.call('POST', `/api/requests/${request}/messages`, { content: 'Hello.' });
    await promises(request, span(5 * day));
    await later(hour);
    await donor.call('POST', `/api/requests/${request}/cancel`, { reason: 'I am ill.' });
    expect(await unreadOf(ann)).toBe(told + 3);
    expect(await mailsTo(ann.email, toAnn)).toEqual([]);

    await later(day - hour - 1);
    expect(await mailsTo(ann.email, toAnn)).toEqual([]);
    await later(1);
    const digests = await mailsTo(ann.email, toAnn);
    expect(digests).toMatchObject([
      { kind: 'digest', notices: [{ kind: 'promised', requestId: request }, { kind: 'cancelled' }] },
    ]);
    await later(2 * day);
    expect(await mailsTo(ann.email, toAnn)).toHaveLength(1);
    await ann.call('PATCH', '/api/me', { mails: { requests: 'now', messages: 'now' } });
  });

  it('are sent at most hourly for the same kind and donation', async () => {
    const { donor, ann, bob } = people();
    const toDonor = await newest(donor.email);
    const asked = async () => (await mailsTo(donor.email, toDonor)).filter(({ notice }) => notice?.kind === 'asked');
    const askAndCancel = async () => ann.call('POST', `/api/requests/${await asks(ann)}/cancel`, {});
    // To the start of an hour.
    await later(hour - (now().getTime() % hour));
    for (let count = 0; count < 4; count += 1) await askAndCancel();
    await asks(bob);
    expect(await asked()).toHaveLength(1);
    expect(await mailsTo(donor.email, toDonor)).toHaveLength(2);
    await later(hour);
    await askAndCancel();
    expect(await asked()).toHaveLength(2);
  });

  it('link to similar donations, in digests too', async () => {
    const { donor, ann, bob } = people();
    await ann.call('PATCH', '/api/me', { mails: { requests: 'daily' } });
    const other = await bob.call('POST', '/api/donations', aDonation({ title: 'Another "coat"; almost new' }));
    const [toAnn, toBob] = [await newest(ann.email), await newest(bob.email)];
    for (const one of [ann, bob]) await asks(one);
    await donor.call('POST', `/api/donations/${donation()}/withdraw`, {});
    const immediate = (await mailsTo(bob.email, toBob)).find(({ notice }) => notice?.kind === 'closed');
    expect(immediate.notice.similar).toContainEqual({ id: other.json.id, title: other.json.title });
    await later(day);
    const [digest] = await mailsTo(ann.email, toAnn);
    const { text, similar } = digest.notices.find((one: { kind: string }) => one.kind === 'closed');
    expect({ text, similar }).toEqual({ text: immediate.notice.text, similar: immediate.notice.similar });
    const link = `https://clothes.example/donations/${other.json.id}`;
    const site = { product: 'Clothesline', address: 'https://clothes.example' };
    const { id: _, ...content } = digest;
    expect(writeMail({ to: ann.email, content }, site).html).toContain(`<a href="${link}">`);
    await ann.call('PATCH', '/api/me', { mails: { requests: 'now' } });
  });

  it('are sent as a daily digest by one of several instances, unless everything was read', async () => {
    const { donor, ann, bob } = people();
    for (const one of [ann, bob]) await one.call('PATCH', '/api/me', { mails: { requests: 'daily' } });
    const [toAnn, toBob] = [await newest(ann.email), await newest(bob.email)];
    for (const one of [ann, bob]) {
      await donor.call('POST', `/api/requests/${await asks(one)}/decline`, {});
    }
    await bob.call('POST', '/api/notices/read', {});
    const parts = { database: server().parts.database, now: () => new Date(now().getTime() + day) };
    await Promise.all(Array.from({ length: 5 }, () => sendDueDigests(parts)));
    expect(await mailsTo(ann.email, toAnn)).toHaveLength(1);
    expect(await mailsTo(bob.email, toBob)).toEqual([]);
    for (const one of [ann, bob]) await one.call('PATCH', '/api/me', { mails: { requests: 'now' } });
  });
});
