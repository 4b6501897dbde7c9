import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedCode, member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const send = '/api/auth/email-otp/send-verification-otp';
const enter = '/api/auth/sign-in/email-otp';

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('Signing in', () => {
  let server: TestServer;
  let time = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ now: () => new Date(time) });
  });
  afterAll(() => server.stop());

  const ask = async (email: string) => {
    const one = visitor(server.host);
    expect((await one.call('POST', send, { email, type: 'sign-in' })).status).toBe(200);
    return { one, otp: await mailedCode(server, email) };
  };

  it('accepts the fifth attempt, and only the first of several concurrent correct ones', async () => {
    const email = 'fifth@example.org';
    const { otp } = await ask(email);
    for (let wrong = 0; wrong < 4; wrong += 1) {
      await visitor(server.host).call('POST', enter, { email, otp: otherThan(otp) });
    }
    expect((await visitor(server.host).call('POST', enter, { email, otp })).status).toBe(200);
    const again = await ask(email);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => visitor(server.host).call('POST', enter, { email, otp: again.otp })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('mails the same code again, and accepts it until the end of the next period', async () => {
    const email = 'late@example.org';
    time = Math.ceil(time / 600_000) * 600_000;
    const first = await ask(email);
    // The code is mailed again after a minute, no sooner.
    await ask(email);
    time += 60_000;
    const second = await ask(email);
    expect(second.otp).toBe(first.otp);
    const { rows } = await sql`select from mails where recipient = ${email}`.execute(server.parts.database.db);
    expect(rows).toHaveLength(2);
    time += 540_000;
    const third = await ask(email);
    expect(third.otp).not.toBe(first.otp);
    // The earlier mail arrived late.
    expect((await third.one.call('POST', enter, { email, otp: first.otp })).status).toBe(200);
    expect((await third.one.call('POST', enter, { email, otp: third.otp })).status).toBe(422);
  });

  it('allows five attempts again after the next mail', async () => {
    const email = 'mistyped@example.org';
    const { one, otp } = await ask(email);
    for (let wrong = 0; wrong < 5; wrong += 1) await one.call('POST', enter, { email, otp: otherThan(otp) });
    expect((await one.call('POST', enter, { email, otp })).status).toBe(422);
    time += 60_000;
    const again = await ask(email);
    expect((await again.one.call('POST', enter, { email, otp: again.otp })).status).toBe(200);
  });

  it('rejects codes after twenty minutes', async () => {
    const email = 'old@example.org';
    const { one, otp } = await ask(email);
    time += 1_200_001;
    expect((await one.call('POST', enter, { email, otp })).status).toBe(422);
    const again = await ask(email);
    expect((await again.one.call('POST', enter, { email, otp })).status).toBe(422);
    expect((await again.one.call('POST', enter, { email, otp: again.otp })).status).toBe(200);
  });

  it('responds the same to known and unknown addresses', async () => {
    await member(server, 'known@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'unknown@example.org'].map(async (email) => {
        const sent = await visitor(server.host).call('POST', send, { email, type: 'sign-in' });
        const wrong = await visitor(server.host).call('POST', enter, { email, otp: '000000' });
        return [sent.status, sent.json, wrong.status, wrong.json];
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
  });

  it('takes the same time for known and unknown addresses', async () => {
    const email = 'timed@example.org';
    await member(server, email);
    const timeOf = async (path: string, body: object) => {
      const start = performance.now();
      await visitor(server.host).call('POST', path, body);
      return performance.now() - start;
    };
    for (const [path, body] of [
      [send, { type: 'sign-in' }],
      [enter, { otp: '000000' }],
    ] as const) {
      // Alternates, and compares the minimum of each, since other load only makes either slower.
      const [known, unknown]: [number[], number[]] = [[], []];
      const ratio = () => Math.min(...known) / Math.min(...unknown);
      const isAlike = () => ratio() > 1 / 3 && ratio() < 3;
      for (let round = 0; round < 15 || (round < 60 && !isAlike()); round += 1) {
        known.push(await timeOf(path, { email, ...body }));
        unknown.push(await timeOf(path, { email: `nobody${round}@example.org`, ...body }));
      }
      expect(isAlike(), `${path}: the times are as 1 to ${ratio()}`).toBe(true);
    }
  });

  it('starts a new session each time, which prevents session fixation', async () => {
    const attacker = await member(server, 'attacker@example.org');
    const { one, otp } = await ask('victim@example.org');
    for (const [name, value] of attacker.cookies) one.cookies.set(name, value);
    await one.call('POST', enter, { email: 'victim@example.org', otp });
    expect((await one.call('GET', '/api/me')).json.email).toBe('victim@example.org');
    expect((await attacker.call('GET', '/api/me')).status).toBe(401);
    const forged = visitor(server.host);
    forged.cookies.set('clothesline.session_token', 'made-up.c2lnbmF0dXJl');
    expect((await forged.call('GET', '/api/me')).status).toBe(401);
  });

  it('only stores a hash of the session token', async () => {
    const one = await member(server, 'dumped@example.org');
    const cookie = decodeURIComponent(one.cookies.get('clothesline.session_token') ?? '');
    const [token = ''] = cookie.split('.');
    const signed = (value: string) =>
      `${value}.${createHmac('sha256', server.parts.accounts.secret).update(value).digest('base64')}`;
    expect(cookie).toBe(signed(token));
    const { db } = server.parts.database;
    const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', one.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    // The stored value cannot be used as a token, even if signed with the cookie secret.
    const thief = visitor(server.host);
    thief.cookies.set('clothesline.session_token', encodeURIComponent(signed(rows[0]?.token ?? '')));
    expect((await thief.call('GET', '/api/me')).status).toBe(401);
    // Renewing a session keeps its token.
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 86_400_000) })
      .execute();
    const renewed = await one.call('GET', '/api/me');
    expect(renewed.headers.getSetCookie().join()).toContain(token);
    expect((await one.call('GET', '/api/me')).status).toBe(200);
  });

  it('can be reverted in one browser, or everywhere', async () => {
    const phone = await member(server, 'two@example.org');
    const laptop = await member(server, 'two@example.org');
    const stolen = visitor(server.host);
    for (const [name, value] of phone.cookies) stolen.cookies.set(name, value);
    expect((await phone.call('POST', '/api/auth/sign-out')).status).toBe(200);
    expect((await stolen.call('GET', '/api/me')).status).toBe(401);
    expect((await laptop.call('GET', '/api/me')).status).toBe(200);
    const again = await member(server, 'two@example.org');
    expect((await again.call('POST', '/api/auth/revoke-sessions', {})).status).toBe(200);
    expect((await laptop.call('GET', '/api/me')).status).toBe(401);
    expect((await again.call('GET', '/api/me')).status).toBe(401);
  });

  it.each([
    '/api/auth/sign-up/email',
    '/api/auth/get-session',
    '/api/auth/update-user',
    '/api/auth/ok',
    '/api/auth/sign-in-to',
  ])('does not expose other routes of the auth library: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await visitor(server.host).call(method, path, method === 'POST' ? {} : undefined);
      expect(status).toBe(404);
    }
  });
});

describe('Cookies', () => {
  it('are limited to this host over https, so other subdomains cannot set them', async () => {
    const origins = { publicUrl: 'https://clothes.example', allowedOrigins: [], embedOrigins: [] };
    const server = await startTestServer({ origins });
    const lines: string[] = [];
    const one = visitor(server.host);
    for (const [path, body] of [
      ['/api/auth/passkey-options', {}],
      [send, { email: 'host@example.org' }],
    ] as const) {
      lines.push(...(await one.call('POST', path, body)).headers.getSetCookie());
    }
    const otp = await mailedCode(server, 'host@example.org');
    lines.push(...(await one.call('POST', enter, { email: 'host@example.org', otp })).headers.getSetCookie());
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-clothesline.passkey',
      '__Host-clothesline.session_token',
      '__Host-clothesline.known',
    ]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Secure/);
      expect(line).not.toMatch(/Domain/i);
    }
    const { cookies } = one;
    expect((await one.call('GET', '/api/me')).status).toBe(200);
    // The same session under names that a subdomain could set.
    const planted = visitor(server.host);
    for (const name of ['clothesline.session_token', '__Secure-clothesline.session_token']) {
      planted.cookies.set(name, cookies.get('__Host-clothesline.session_token') ?? '');
    }
    expect((await planted.call('GET', '/api/me')).status).toBe(401);
    await server.stop();
  });
});
