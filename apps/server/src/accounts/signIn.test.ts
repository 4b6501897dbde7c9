import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailedCode, member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { describeStores } from '../testing/stores.js';

const send = '/api/auth/email-otp/send-verification-otp';
const enter = '/api/auth/sign-in/email-otp';

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describeStores('Signing in', (kind) => {
  let server: TestServer;
  let time = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ now: () => new Date(time) }, { kind });
  });
  afterAll(() => server.stop());

  const ask = async (email: string) => {
    const one = visitor(server.host);
    expect((await one.call('POST', send, { email, type: 'sign-in' })).status).toBe(200);
    return { one, otp: await mailedCode(server, email) };
  };

  it('takes the mailed code once, and sets a cookie that no script reads', async () => {
    const { one, otp } = await ask('rosa@example.org');
    expect((await one.call('GET', '/api/me')).status).toBe(401);
    const signedIn = await one.call('POST', enter, { email: ' Rosa@Example.org', otp });
    expect(signedIn.status).toBe(200);
    const [cookie = ''] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(signedIn.headers.get('Cache-Control')).toBe('private, no-store');
    expect(signedIn.json.token).toBeUndefined();
    const { json: account } = await one.call('GET', '/api/me');
    expect(account).toMatchObject({ email: 'rosa@example.org', isModerator: false, deletedAt: null });
    expect(account.id).toBeGreaterThanOrEqual(10_000);
    expect((await visitor(server.host).call('POST', enter, { email: 'rosa@example.org', otp })).status).toBe(422);
  });

  it('comes back to the same account', async () => {
    const first = await member(server, 'back@example.org');
    expect((await member(server, 'BACK@example.org'.toLowerCase())).id).toBe(first.id);
  });

  it('has five tries for a code, also where twenty come at once', async () => {
    const email = 'guessed@example.org';
    const { one, otp } = await ask(email);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => visitor(server.host).call('POST', enter, { email, otp: otherThan(otp) })),
    );
    expect(guesses.map(({ status }) => status)).toEqual(Array(20).fill(422));
    expect((await one.call('POST', enter, { email, otp })).status).toBe(422);
  });

  it('takes the fifth try, and of right ones at once a single one', async () => {
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

  it('mails the same code again, and takes it until the end of the span after the one in which it was mailed', async () => {
    const email = 'late@example.org';
    time = Math.ceil(time / 600_000) * 600_000;
    const first = await ask(email);
    // A minute later it is mailed again, and not before.
    await ask(email);
    time += 60_000;
    const second = await ask(email);
    expect(second.otp).toBe(first.otp);
    const { rows } = await sql`select from mails where recipient = ${email}`.execute(server.parts.store.db);
    expect(rows).toHaveLength(2);
    time += 540_000;
    const third = await ask(email);
    expect(third.otp).not.toBe(first.otp);
    // The mail that came late.
    expect((await third.one.call('POST', enter, { email, otp: first.otp })).status).toBe(200);
    expect((await third.one.call('POST', enter, { email, otp: third.otp })).status).toBe(422);
  });

  it('takes no code that is twenty minutes old', async () => {
    const email = 'old@example.org';
    const { one, otp } = await ask(email);
    time += 1_200_001;
    expect((await one.call('POST', enter, { email, otp })).status).toBe(422);
    const again = await ask(email);
    expect((await again.one.call('POST', enter, { email, otp })).status).toBe(422);
    expect((await again.one.call('POST', enter, { email, otp: again.otp })).status).toBe(200);
  });

  it('answers known and unknown addresses alike', async () => {
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

  it('takes as long for a known address as for an unknown one', async () => {
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
      // In turns, and the quickest of each: what else the machine does makes both slower, and neither quicker.
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

  it.each([
    ['no address', { type: 'sign-in' }],
    ['another type of code', { email: 'a@example.org', type: 'forget-password' }],
    ['half a character', { email: 'a\ud800@example.org' }],
  ])('refuses %s', async (_, body) => {
    const { status, json } = await visitor(server.host).call('POST', send, body);
    expect(status).toBe(422);
    expect(json.issues.length).toBeGreaterThan(0);
  });

  it('gives a new session each time: one that somebody planted is worth nothing', async () => {
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

  it('ends here, or everywhere', async () => {
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
  ])('serves nothing else of the library: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await visitor(server.host).call(method, path, method === 'POST' ? {} : undefined);
      expect(status).toBe(404);
    }
  });
});

describeStores('Limits of signing in', (kind) => {
  const limits = { create: undefined, photo: undefined, chat: undefined };
  const twice = { amount: 2, seconds: 3600 };

  /** A server, and calls from an address. */
  async function start(more: object) {
    const server = await startTestServer({ limits: { ...limits, ...more } }, { kind, listener: { proxies: 1 } });
    const from = (address: string, path: string, body: unknown, who = visitor(server.host)) =>
      who.call('POST', path, body, { 'X-Forwarded-For': address });
    return { server, from };
  }

  it('count for the email address and the address that asks, and for that alone', async () => {
    const { server, from } = await start({ code: twice, signIn: twice });
    for (const path of [send, enter]) {
      const asked = path === send ? {} : { otp: '123456' };
      const statuses: number[] = [];
      for (const [address, email] of [
        ['192.0.2.1', 'a@example.org'],
        ['192.0.2.1', 'a@example.org'],
        ['192.0.2.1', 'a@example.org'],
        ['192.0.2.1', 'b@example.org'],
        ['192.0.2.2', 'a@example.org'],
      ] as const) {
        statuses.push((await from(address, path, { email, ...asked })).status);
      }
      const good = path === send ? 200 : 422;
      expect(statuses).toEqual([good, good, 429, 429, good]);
    }
    await server.stop();
  });

  it('let nobody lock another out, who signs in from another network', async () => {
    const { server, from } = await start({ code: twice, signIn: twice });
    const email = 'victim@example.org';
    const attack = async () => {
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
        for (let tries = 0; tries < 3; tries += 1) {
          await from(address, send, { email });
          await from(address, enter, { email, otp: '000000' });
          await from(address, '/api/auth/sign-in/email', { email, password: 'a guessed password' });
        }
      }
    };
    await attack();
    expect((await from('198.51.100.1', send, { email })).status).toBe(200);
    const otp = await mailedCode(server, email);
    await attack();
    const victim = visitor(server.host);
    expect((await from('198.51.100.1', enter, { email, otp }, victim)).status).toBe(200);
    // In that browser neither other networks count, nor the own one where an attacker sits, too.
    expect((await from('192.0.2.1', send, { email }, victim)).status).toBe(200);
    const again = { email, otp: await mailedCode(server, email) };
    await attack();
    expect((await from('192.0.2.1', enter, again, victim)).status).toBe(200);
    // The mark of another address is worth nothing.
    expect((await from('192.0.2.1', enter, { email: 'other@example.org', otp }, victim)).status).toBe(429);
    const forged = visitor(server.host);
    forged.cookies.set('clothesline.known', `${'a'.repeat(16)}.${'a'.repeat(43)}`);
    expect((await from('192.0.2.1', enter, { email, otp }, forged)).status).toBe(429);
    await server.stop();
  });

  it('end a code that fifty callers tried, but in a browser that is known', async () => {
    const { server, from } = await start({});
    const email = 'tried@example.org';
    const { cookies } = await member(server, email);
    await from('198.51.100.1', send, { email });
    const otp = await mailedCode(server, email);
    for (let network = 1; network <= 50; network += 1) {
      await from(`203.0.113.${network}`, enter, { email, otp: otherThan(otp) });
    }
    expect((await from('198.51.100.1', enter, { email, otp })).status).toBe(422);
    const known = visitor(server.host);
    known.cookies.set('clothesline.known', cookies.get('clothesline.known') ?? '');
    expect((await from('198.51.100.1', enter, { email, otp }, known)).status).toBe(200);
    await server.stop();
  });

  it('count what fails: a success gives the try back', async () => {
    const { server, from } = await start({ signIn: twice });
    for (let time = 0; time < 4; time += 1) {
      const email = 'often@example.org';
      await from('192.0.2.1', send, { email });
      expect((await from('192.0.2.1', enter, { email, otp: await mailedCode(server, email) })).status).toBe(200);
    }
    await server.stop();
  });

  it('hold guesses on the whole site, and count them in the metrics', async () => {
    const { server, from } = await start({ guess: { amount: 3, seconds: 3600 } });
    const one = await member(server, 'one@example.org');
    await from('198.51.100.1', send, { email: one.email });
    const otp = await mailedCode(server, one.email);
    const statuses: number[] = [];
    for (const guesser of [1, 2, 3, 4]) {
      const guess = { email: `${guesser}@example.org`, otp: '000000' };
      statuses.push((await from(`192.0.2.${guesser}`, enter, guess)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 429]);
    const metrics = await server.parts.metrics.text();
    expect(metrics).toContain('clothesline_sign_in_tries_total{outcome="tried"} 4');
    expect(metrics).toContain('clothesline_sign_in_tries_total{outcome="right"} 1');
    expect(metrics).toContain('clothesline_sign_in_tries_total{outcome="ceiling"} 1');
    // A browser that signed in before goes on.
    expect((await one.call('POST', enter, { email: one.email, otp })).status).toBe(200);
    await server.stop();
  });
});
