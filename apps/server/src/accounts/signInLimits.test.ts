import { describe, expect, it } from 'vitest';
import { mailedCode, mailedLink, member, visitor } from '../testing/people.js';
import { startTestServer } from '../testing/startTestServer.js';

const send = '/api/auth/email-otp/send-verification-otp';
const enter = '/api/auth/sign-in/email-otp';

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('Sign-in rate limits', () => {
  const limits = { create: undefined, photo: undefined, chat: undefined };
  const twice = { amount: 2, seconds: 3600 };

  /** Starts a server, and makes calls from any IP address. */
  async function start(more: object) {
    const server = await startTestServer({ limits: { ...limits, ...more } }, { listener: { proxies: 1 } });
    const from = (address: string, path: string, body: unknown, who = visitor(server.host)) =>
      who.call('POST', path, body, { 'X-Forwarded-For': address });
    return { server, from };
  }

  it('apply per IP address, not per email address', async () => {
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

  it('do not let attackers lock out a person on another network', async () => {
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
    // A known browser is exempt from the attempts of all networks, even on the attacker's.
    expect((await from('192.0.2.1', send, { email }, victim)).status).toBe(200);
    const again = { email, otp: await mailedCode(server, email) };
    await attack();
    expect((await from('192.0.2.1', enter, again, victim)).status).toBe(200);
    // A cookie for another email address has no effect.
    expect((await from('192.0.2.1', enter, { email: 'other@example.org', otp }, victim)).status).toBe(429);
    const forged = visitor(server.host);
    forged.cookies.set('clothesline.known', `${'a'.repeat(16)}.${'a'.repeat(43)}`);
    expect((await from('192.0.2.1', enter, { email, otp }, forged)).status).toBe(429);
    await server.stop();
  });

  it('invalidate a code after attempts from fifty addresses, except in known browsers', async () => {
    const { server, from } = await start({});
    const email = 'tried@example.org';
    const { cookies } = await member(server, email);
    await from('198.51.100.1', send, { email });
    const otp = await mailedCode(server, email);
    for (let network = 1; network <= 50; network += 1) {
      await from(`203.0.113.${network}`, enter, { email, otp: otherThan(otp) });
    }
    expect((await from('198.51.100.1', enter, { email, otp })).status).toBe(422);
    // The link in the mail cannot be guessed, so attempts do not invalidate it.
    const link = await mailedLink(server, email);
    expect(
      (await from('198.51.100.1', enter, { email, otp: link.replace(/^./, (first) => (first === '-' ? '_' : '-')) }))
        .status,
    ).toBe(422);
    expect((await from('198.51.100.1', enter, { email, otp: link })).status).toBe(200);
    expect((await from('198.51.100.1', enter, { email, otp: link })).status).toBe(422);
    await from('198.51.100.1', send, { email });
    const known = visitor(server.host);
    known.cookies.set('clothesline.known', cookies.get('clothesline.known') ?? '');
    const again = { email, otp: await mailedCode(server, email) };
    for (let network = 1; network <= 50; network += 1) {
      await from(`203.0.113.${network}`, enter, { email, otp: otherThan(again.otp) });
    }
    expect((await from('198.51.100.1', enter, again, known)).status).toBe(200);
    await server.stop();
  });

  it('are separate for sign-in codes, alerts and listing tokens', async () => {
    const { server, from } = await start({ code: twice });
    const email = 'apart@example.org';
    for (let index = 0; index < 3; index += 1) {
      await from('192.0.2.1', '/api/alerts', { email, pace: 'now', search: { search: `coat ${index}` } });
      await from('192.0.2.1', '/api/listing-token/code', { email });
    }
    expect((await from('192.0.2.1', send, { email })).status).toBe(200);
    await server.stop();
  });

  it('count all subnets of an IPv6 site together', async () => {
    const { server, from } = await start({ signIn: twice });
    const statuses: number[] = [];
    for (let network = 0; network < 21; network += 1) {
      const guess = { email: `${network}@example.org`, otp: '000000' };
      statuses.push((await from(`2001:db8:1:${network}::1`, enter, guess)).status);
    }
    expect(statuses.slice(18)).toEqual([422, 422, 429]);
    expect((await from('2001:db8:2:1::1', enter, { email: 'x@example.org', otp: '000000' })).status).toBe(422);
    await server.stop();
  });

  it('only count failures', async () => {
    const { server, from } = await start({ signIn: twice });
    for (let time = 0; time < 4; time += 1) {
      const email = 'often@example.org';
      await from('192.0.2.1', send, { email });
      expect((await from('192.0.2.1', enter, { email, otp: await mailedCode(server, email) })).status).toBe(200);
    }
    await server.stop();
  });

  it('do not block others because of an attacker’s guesses, and update the metrics', async () => {
    const { server, from } = await start({ guess: { amount: 3, seconds: 3600 } });
    const one = await member(server, 'one@example.org');
    await from('198.51.100.1', send, { email: one.email });
    const otp = await mailedCode(server, one.email);
    const statuses: number[] = [];
    for (const guesser of [1, 2, 3, 4]) {
      const guess = { email: `${guesser}@example.org`, otp: '000000' };
      statuses.push((await from(`192.0.2.${guesser}`, enter, guess)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422]);
    const metrics = await server.parts.metrics.text();
    expect(metrics).toContain('clothesline_sign_in_tries_total{outcome="tried"} 4');
    expect(metrics).toContain('clothesline_sign_in_tries_total{outcome="right"} 1');
    expect(metrics).toContain('clothesline_sign_in_tries_total{outcome="ceiling"} 1');
    // In an unknown browser.
    expect((await from('198.51.100.1', enter, { email: one.email, otp })).status).toBe(200);
    await from('198.51.100.2', send, { email: 'new@example.org' });
    const joins = { email: 'new@example.org', otp: await mailedCode(server, 'new@example.org') };
    expect((await from('198.51.100.2', enter, joins)).status).toBe(200);
    await server.stop();
  });
});
