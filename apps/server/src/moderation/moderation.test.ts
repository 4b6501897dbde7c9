import { beforeAll, describe, expect, it } from 'vitest';
import { moderationEntrySchema } from '@clothesline/api-client/members';
import * as z from 'zod';
import { aHandOver, day } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { deleteAccount, member, visitor, type Answer, type Member } from '../testing/people.js';
import { startTestServer } from '../testing/startTestServer.js';

describe('Moderators’ decisions', () => {
  const { server, people, donation, asks, span, seen, later } = aHandOver();
  const anybody = () => visitor(server().host);
  let moderator: Member;
  beforeAll(async () => {
    moderator = await member(server(), 'moderator@example.org');
  });
  let count = 0;
  const newcomer = () => member(server(), `author${(count += 1)}@example.org`);
  const gives = async (donor: Member, title: string) =>
    (await donor.call('POST', '/api/donations', aDonation({ title }))).json.id as number;
  const reports = async (by: Member, kindOf: string, id: number, more: object = {}) => {
    const { status, json } = await by.call('POST', '/api/reports', { kind: kindOf, id, reason: 'unsafe', ...more });
    expect(status).toBe(201);
    return json.id as number;
  };
  const decides = (id: number, action: string, reason = 'It is not safe.') =>
    moderator.call('POST', `/api/moderation/${id}`, { action, reason });
  const mailTo = async ({ email }: Member) => {
    const { db } = server().parts.database;
    return (await db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').execute())[0];
  };

  it('are queued per reported content, oldest open first', async () => {
    const { ann, bob, donor } = people();
    const first = await reports(ann, 'donation', donation(), { reason: 'spam', words: 'This is an ad.' });
    expect(await reports(bob, 'donation', donation(), { reason: 'rude', words: '' })).toBe(first);
    expect(await reports(bob, 'donation', donation(), { reason: 'other', words: 'Look at it.' })).toBe(first);
    const second = await reports(ann, 'person', donor.id);
    const { status, json, headers } = await moderator.call('GET', '/api/moderation');
    expect(status).toBe(200);
    expect(z.array(moderationEntrySchema).safeParse(json).success).toBe(true);
    expect(headers.get('X-Total-Count')).toBe(String(json.length));
    const entry = json.find(({ id }: { id: number }) => id === first);
    expect(entry).toMatchObject({
      kind: 'donation',
      targetId: donation(),
      reasons: ['other', 'spam'],
      words: ['This is an ad.', 'Look at it.'],
      state: 'open',
      target: { personId: donor.id, donationId: donation(), title: 'A thing', text: 'In good condition.' },
    });
    await decides(first, 'dismiss');
    const pages: number[] = [];
    for (let next: string | undefined = '/api/moderation?limit=1'; next;) {
      const page: Answer = await moderator.call('GET', next);
      pages.push(...page.json.map(({ id }: { id: number }) => id));
      next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1];
    }
    expect(pages.slice(-1)).toEqual([first]);
    expect(pages).toContain(second);
    expect(await reports(ann, 'donation', donation())).not.toBe(first);
  });

  it('accept anonymous reports, merge duplicates, and show the newest 20', async () => {
    const id = await gives(await newcomer(), 'Odd hat');
    const report = { kind: 'donation', id, reason: 'spam', words: 'It is for sale.' };
    const texts = ['It is for sale.', ...Array.from({ length: 20 }, (_, index) => `Number ${index + 1}`), 'Number 20'];
    for (const words of texts) {
      expect((await anybody().call('POST', '/api/reports', { ...report, words })).status).toBe(201);
    }
    const { json } = await moderator.call('GET', '/api/moderation?limit=100');
    expect(json.find((one: { targetId: number }) => one.targetId === id).words).toEqual(texts.slice(1, 21));
  });

  it('hide and suspend in a single step, but revert separately', async () => {
    const { ann } = people();
    const author = await newcomer();
    const [id, other] = [await gives(author, 'Red cape'), await gives(author, 'Blue cape')];
    const entry = await reports(ann, 'donation', id);
    const second = await reports(ann, 'donation', other);
    const reason = 'It is for sale.';
    const sent = { action: 'hide', reason, suspends: true };
    const { json } = await moderator.call('POST', `/api/moderation/${entry}`, sent);
    const picture = aDonation().images[0];
    expect(json).toMatchObject({ state: 'hidden', target: { suspendedFor: reason, image: picture } });
    expect((await author.call('POST', '/api/donations', aDonation())).status).toBe(403);
    const { json: all } = await moderator.call('GET', '/api/moderation?limit=100');
    expect(all.find((one: { id: number }) => one.id === second).past).toMatchObject([
      { kind: 'person', action: 'suspend', reason },
      { kind: 'donation', action: 'hide', reason },
    ]);
    const suspended = all.find((one: { targetId: number }) => one.targetId === author.id);
    expect((await decides(suspended.id, 'restore')).status).toBe(200);
    expect((await author.call('POST', '/api/donations', aDonation())).status).toBe(201);
    expect((await anybody().call('GET', `/api/donations/${id}`)).status).toBe(404);
    expect((await anybody().call('GET', `/api/donations/${other}`)).status).toBe(200);
  });

  it('hide a donation from searches and feeds, and mail its author the reason', async () => {
    const { ann } = people();
    const author = await newcomer();
    const id = await gives(author, 'Magenta poncho');
    await decides(await reports(ann, 'donation', id), 'hide', 'It is a weapon.');
    for (const path of ['/api/donations?search=magenta', '/donations.atom']) {
      expect(await (await fetch(server().host + path)).text(), path).not.toContain('Magenta poncho');
    }
    const own = await author.call('GET', `/api/donations/${id}`);
    expect(own).toMatchObject({ status: 200, json: { status: 'hidden', hiddenFor: 'It is a weapon.' } });
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    expect((await author.call('POST', `/api/donations/${id}/renew`, {})).status).toBe(409);
    expect((await ann.call('POST', `/api/donations/${id}/renew`, {})).status).toBe(404);
    expect((await mailTo(author))?.content).toContain('It is a weapon.');
  });

  it('keep content hidden after its author deletes and restores the account', async () => {
    const { ann } = people();
    const author = await newcomer();
    const id = await gives(author, 'Magenta poncho');
    const entry = await reports(ann, 'donation', id);
    await decides(entry, 'hide');
    await deleteAccount(server(), author);
    await author.call('POST', '/api/me/restore', {});
    expect((await anybody().call('GET', `/api/donations/${id}`)).status).toBe(404);
    await deleteAccount(server(), author);
    await decides(entry, 'restore');
    expect((await anybody().call('GET', `/api/donations/${id}`)).status).toBe(404);
    await author.call('POST', '/api/me/restore', {});
    expect((await anybody().call('GET', `/api/donations/${id}`)).status).toBe(200);
  });

  it('suspend an account, which can still read but not write', async () => {
    const { ann, donor } = people();
    const author = await newcomer();
    const own = await asks(author);
    await decides(await reports(ann, 'person', author.id), 'suspend', 'Spam in ten cities.');
    expect((await mailTo(author))?.content).toContain('Spam in ten cities.');
    expect((await seen(donor, own)).state).toBe('cancelled');
    // The profile may be the reason, so only its owner can still see it.
    expect((await ann.call('GET', `/api/people/${author.id}`)).status).toBe(404);
    expect((await author.call('GET', `/api/people/${author.id}`)).status).toBe(200);
    expect((await ann.call('PUT', `/api/people/${author.id}/block`, {})).status).toBe(200);
    await ann.call('DELETE', `/api/people/${author.id}/block`, {});
    const writes: [string, string, unknown][] = [
      ['POST', '/api/donations', aDonation()],
      ['PATCH', '/api/me', { bio: 'x' }],
      ['POST', `/api/donations/${donation()}/requests`, { reason: 'For my daughter.', times: [span()] }],
      ['POST', `/api/requests/${own}/messages`, { content: 'Hello' }],
      ['POST', '/api/reports', { kind: 'person', id: ann.id, reason: 'rude' }],
      ['PUT', `/api/people/${ann.id}/block`, {}],
      ['DELETE', `/api/people/${ann.id}/block`, {}],
    ];
    for (const [method, path, body] of writes) {
      expect((await author.call(method, path, body)).status, `${method} ${path}`).toBe(403);
    }
    for (const path of ['/api/me', '/api/me/export', '/api/requests', `/api/requests/${own}`, '/api/notices']) {
      expect((await author.call('GET', path)).status, path).toBe(200);
    }
  });

  it('are audited with actor, action, time, and reason', async () => {
    const { ann } = people();
    const author = await newcomer();
    const entry = await reports(ann, 'donation', await gives(author, 'Magenta poncho'));
    await decides(entry, 'hide', 'One');
    await decides(entry, 'restore', 'Two');
    const key = { 'Idempotency-Key': 'a-key-of-a-moderator' };
    const again = () => moderator.call('POST', `/api/moderation/${entry}`, { action: 'hide', reason: 'Three' }, key);
    expect((await again()).json).toEqual((await again()).json);
    const acts = await server()
      .parts.database.db.selectFrom('audit')
      .selectAll()
      .where('entry_id', '=', entry)
      .orderBy('id')
      .execute();
    expect(acts.map(({ action, reason, actor: by }) => [action, reason, by])).toEqual([
      ['hide', 'One', moderator.email],
      ['restore', 'Two', moderator.email],
      ['hide', 'Three', moderator.email],
    ]);
    await later(day);
  });

  it('are not available to a moderator during account deletion', async () => {
    await deleteAccount(server(), moderator);
    expect((await moderator.call('GET', '/api/moderation')).status).toBe(403);
    expect((await moderator.call('GET', '/api/me')).json.isModerator).toBe(false);
    await moderator.call('POST', '/api/me/restore', {});
    expect((await moderator.call('GET', '/api/moderation')).status).toBe(200);
  });
});

describe('Rate limits for reports', () => {
  it('apply per account, and return when to retry', async () => {
    const report = { amount: 2, seconds: 3600 };
    const limits = { create: undefined, photo: undefined, chat: undefined, report };
    const server = await startTestServer({ limits }, { listener: { proxies: 1 } });
    try {
      const [one, other] = [await member(server, 'one@example.org'), await member(server, 'other@example.org')];
      let address = 0;
      const reports = (by: Member) =>
        by.call(
          'POST',
          '/api/reports',
          { kind: 'person', id: one.id, reason: 'rude' },
          { 'X-Forwarded-For': `192.0.2.${(address += 1)}` },
        );
      const answers = [await reports(other), await reports(other), await reports(other), await reports(one)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 201]);
      expect(Number(answers[2]?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(answers[2]?.json.message).toContain('a lot of reports');
    } finally {
      await server.stop();
    }
  });
});
