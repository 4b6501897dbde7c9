import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDonation } from '../testing/donations.js';
import { member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { writeExport } from '../profile/writeExport.js';

describe('An account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('is changed by its owner', async () => {
    const rosa = await member(server, 'rosa@example.org');
    const change = { displayName: 'Rosa 🧥', username: 'rosa_1', location: 'Oakland, CA', bio: 'Coats.\nAnd shoes.' };
    expect(await rosa.call('PATCH', '/api/me', change)).toMatchObject({ status: 200, json: change });
    expect((await rosa.call('GET', '/api/me')).json).toMatchObject(change);
    expect((await rosa.call('PATCH', '/api/me', { bio: null })).json).toMatchObject({
      bio: null,
      displayName: 'Rosa 🧥',
    });
  });

  it('has a username of its own', async () => {
    const one = await member(server, 'one@example.org');
    const other = await member(server, 'other@example.org');
    await one.call('PATCH', '/api/me', { username: 'the_one' });
    expect((await other.call('PATCH', '/api/me', { username: 'the_one' })).status).toBe(409);
  });

  it.each([
    { displayName: '' },
    { displayName: 'nul \0' },
    { displayName: 'half \ud800' },
    { username: 'No Spaces' },
    { profileImage: 'javascript:alert(1)' },
    { profileImage: `/photos/${'0'.repeat(64)}-320.webp` },
    { bio: 'x'.repeat(1001) },
    { displayName: 7 },
  ])('takes no bad input: %j', async (change) => {
    const one = await member(server, 'input@example.org');
    const { status, json } = await one.call('PATCH', '/api/me', change);
    expect(status).toBe(422);
    expect(json.issues).toHaveLength(1);
  });

  it('is changed once for a key, and a key belongs to its caller', async () => {
    const one = await member(server, 'key1@example.org');
    const other = await member(server, 'key2@example.org');
    const key = { 'Idempotency-Key': 'the-key-of-a-change' };
    const first = await one.call('PATCH', '/api/me', { bio: 'First' }, key);
    await one.call('PATCH', '/api/me', { bio: 'Second' });
    expect((await one.call('PATCH', '/api/me', { bio: 'First' }, key)).json).toEqual(first.json);
    expect((await one.call('GET', '/api/me')).json.bio).toBe('Second');
    expect((await one.call('PATCH', '/api/me', { bio: 'Third' }, key)).status).toBe(409);
    expect((await other.call('PATCH', '/api/me', { bio: 'Theirs' }, key)).json.bio).toBe('Theirs');
    expect((await one.call('PATCH', '/api/me', { bio: 'x' }, { 'Idempotency-Key': 'no' })).status).toBe(422);
  });

  it('is seen by others without its email address', async () => {
    const one = await member(server, 'seen@example.org');
    await one.call('PATCH', '/api/me', { displayName: 'Seen', bio: 'I give coats.' });
    const { json: coat } = await one.call('POST', '/api/donations', { ...aDonation(), userId: 7 });
    expect(coat.userId).toBe(one.id);
    const { status, json } = await visitor(server.host).call('GET', `/api/people/${one.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: one.id, displayName: 'Seen', bio: 'I give coats.' });
    expect(json.donations.map(({ id }: { id: number }) => id)).toEqual([coat.id]);
    expect(JSON.stringify(json)).not.toContain('seen@example.org');
    expect((await visitor(server.host).call('GET', '/api/people/2147483647')).status).toBe(404);

    await one.call('POST', `/api/donations/${coat.id}/withdraw`, {});
    expect((await visitor(server.host).call('GET', `/api/people/${one.id}`)).json.donations).toEqual([]);
    expect((await one.call('GET', `/api/people/${one.id}`)).json.donations).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('is taken away whole, and holds nothing of others', async () => {
    const one = await member(server, 'export@example.org');
    await one.call('POST', '/api/donations', { ...aDonation(), title: 'The exported coat' });
    const other = await member(server, 'reported@example.org');
    await one.call('POST', '/api/reports', { kind: 'person', id: other.id, reason: 'spam', words: 'An ad.' });
    const { status, json } = await one.call('GET', '/api/me/export');
    expect(json.reports).toMatchObject([{ kind: 'person', id: other.id, reason: 'spam', words: 'An ad.' }]);
    expect(status).toBe(200);
    expect(json.account.email).toBe('export@example.org');
    expect(json.donations.map(({ title }: { title: string }) => title)).toEqual(['The exported coat']);
    expect(JSON.stringify(json)).not.toContain('rosa@example.org');
  });

  it('is taken away with more donations than its page shows', async () => {
    const one = await member(server, 'many@example.org');
    await server.parts.store.addDonations(Array.from({ length: 201 }, () => aDonation({ userId: one.id })));
    expect((await one.call('GET', '/api/me/export')).json.donations).toHaveLength(201);
    expect((await one.call('GET', `/api/people/${one.id}`)).json.donations).toHaveLength(200);
  });

  it('is taken along as it is read: little of it waits, however much it is', async () => {
    const one = await member(server, 'long@example.org');
    const { db } = server.parts.store;
    const rows = Array.from({ length: 3000 }, (_, count) => ({
      user_id: one.id,
      kind: 'hidden' as const,
      text: `${count} ${'x'.repeat(2000)}`,
      donation_id: null,
      request_id: null,
      created_at: new Date(),
      read_at: null,
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await db
        .insertInto('notices')
        .values(rows.slice(from, from + 500))
        .execute();
    }
    const { json } = await one.call('GET', '/api/me/export');
    expect(json.notices.map(({ text }: { text: string }) => Number.parseInt(text, 10))).toEqual(rows.map((_, n) => n));
    // What is deleted while it is read is not in it: it was not in memory.
    const account = (await one.call('GET', '/api/me')).json;
    let pieces = '';
    for await (const piece of writeExport(db, account, (donations) => donations)) {
      if (piece.startsWith('{"id"')) await db.deleteFrom('notices').where('user_id', '=', one.id).execute();
      pieces += piece;
    }
    expect(JSON.parse(pieces).notices.length).toBeLessThan(100);
  });

  it('is changed by no page of another site, and by a program', async () => {
    const one = await member(server, 'csrf@example.org');
    const from = (headers: Record<string, string>) => one.call('PATCH', '/api/me', { bio: 'Changed' }, headers);
    expect((await from({ Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await from({ Origin: 'null' })).status).toBe(403);
    expect((await from({ Origin: server.host })).status).toBe(200);
    expect((await from({})).status).toBe(200);
    const foreign = { Origin: 'https://elsewhere.example' };
    for (const path of [
      '/api/auth/sign-out',
      '/api/auth/revoke-sessions',
      '/api/auth/email-otp/send-verification-otp',
    ]) {
      expect((await one.call('POST', path, {}, foreign)).status).toBe(403);
    }
    expect((await one.call('GET', '/api/me')).status).toBe(200);
  });

  it('never reaches a response that others are given', async () => {
    const one = await member(server, 'cached@example.org');
    for (const path of ['/api/me', '/api/me/export', `/api/people/${one.id}`]) {
      const { headers } = await one.call('GET', path);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('ETag')).toBeNull();
    }
    expect((await visitor(server.host).call('GET', '/api/me')).status).toBe(401);
  });

  it('is named in no log', async () => {
    await member(server, 'secret-name@example.org');
    expect(server.logged.join('')).not.toContain('secret-name');
  });
});

describe('Listing a donation', () => {
  it('needs an account where accounts are required, and is in its name', async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: [],
      isRequired: true,
      demo: false,
    };
    const server = await startTestServer({
      accounts,
      origins: { allowedOrigins: [], embedOrigins: ['https://charity.example'] },
    });
    try {
      expect((await visitor(server.host).call('POST', '/api/donations', aDonation())).status).toBe(401);
      const one = await member(server, 'donor@example.org');
      const listed = await one.call('POST', '/api/donations', { ...aDonation(), userId: 1 });
      expect(listed).toMatchObject({ status: 201, json: { userId: one.id } });
      const embed = { Origin: 'https://charity.example' };
      expect((await one.call('POST', '/api/donations', aDonation(), embed)).status).toBe(401);
    } finally {
      await server.stop();
    }
  });

  it('without an account is in the name of nobody who has one', async () => {
    const server = await startTestServer();
    try {
      const one = await member(server, 'named@example.org');
      const { json } = await visitor(server.host).call('POST', '/api/donations', { ...aDonation(), userId: one.id });
      expect(json.userId).toBe(1);
      const other = await visitor(server.host).call('POST', '/api/donations', { ...aDonation(), userId: 41 });
      expect(other.json.userId).toBe(41);
    } finally {
      await server.stop();
    }
  });
});
