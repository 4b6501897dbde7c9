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

  it('rejects unknown photos of this server as profile picture', async () => {
    const one = await member(server, 'input@example.org');
    const { status, json } = await one.call('PATCH', '/api/me', { profileImage: `/photos/${'0'.repeat(64)}-320.webp` });
    expect([status, json.issues.length]).toEqual([422, 1]);
  });

  it('only shows a withdrawn donation to its donor', async () => {
    const one = await member(server, 'seen@example.org');
    const { json: coat } = await one.call('POST', '/api/donations', aDonation());
    await one.call('POST', `/api/donations/${coat.id}/withdraw`, {});
    expect((await visitor(server.host).call('GET', `/api/people/${one.id}`)).json.donations).toEqual([]);
    expect((await one.call('GET', `/api/people/${one.id}`)).json.donations).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('is exported completely, without other people’s data', async () => {
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

  it('exports all donations, even those its page does not show', async () => {
    const one = await member(server, 'many@example.org');
    await server.parts.donations.addAll(Array.from({ length: 201 }, () => aDonation({ userId: one.id })));
    expect((await one.call('GET', '/api/me/export')).json.donations).toHaveLength(201);
    expect((await one.call('GET', `/api/people/${one.id}`)).json.donations).toHaveLength(200);
  });

  it('streams its export without buffering all of it', async () => {
    const one = await member(server, 'long@example.org');
    const { db } = server.parts.database;
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
    // Rows deleted during the export are missing, so they were not buffered.
    const account = (await one.call('GET', '/api/me')).json;
    let pieces = '';
    for await (const piece of writeExport(db, account, (donations) => donations)) {
      if (piece.startsWith('{"id"')) await db.deleteFrom('notices').where('user_id', '=', one.id).execute();
      pieces += piece;
    }
    expect(JSON.parse(pieces).notices.length).toBeLessThan(100);
  });

  it('accepts changes from its own site and from programs, but not from other sites', async () => {
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

  it('is never returned in a cacheable response', async () => {
    const one = await member(server, 'cached@example.org');
    for (const path of ['/api/me', '/api/me/export', `/api/people/${one.id}`]) {
      const { headers } = await one.call('GET', path);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('ETag')).toBeNull();
    }
    expect((await visitor(server.host).call('GET', '/api/me')).status).toBe(401);
  });

  it('is never logged', async () => {
    await member(server, 'secret-name@example.org');
    expect(server.logged.join('')).not.toContain('secret-name');
  });
});

describe('Listing a donation', () => {
  it('requires an account if configured, and uses it as the donor', async () => {
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

  it('without an account ignores the id of an existing account', async () => {
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
