import { describe, expect, it } from 'vitest';
import { anAuthenticator } from '../testing/authenticator.js';
import { mailedCode, member, visitor } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

const site = 'https://clothes.example';
const asOwn = { Origin: site };

describe('The relying party of a passkey', () => {
  const optionsAt = async (server: TestServer, headers: Record<string, string>) =>
    visitor(server.host).call('POST', '/api/auth/passkey-options', {}, headers);

  it('is the page’s origin by default, including its scheme', async () => {
    const server = await startTestServer();
    try {
      const origin = `http://localhost:${server.port}`;
      const own = { host: origin };
      const browser = visitor(own.host);
      const device = anAuthenticator(origin);
      const one = await member({ ...server, host: origin }, 'local@example.org');
      await one.call('POST', '/api/auth/email-otp/send-verification-otp', { email: one.email, type: 'sign-in' });
      const code = await mailedCode(server, one.email);
      const headers = { Origin: origin };
      const options = await one.call('POST', '/api/me/passkeys/options', { proof: { code } }, headers);
      expect(options.json.rp.id).toBe('localhost');
      const sent = { name: 'Here', credential: device.create(options.json) };
      expect((await one.call('POST', '/api/me/passkeys', sent, headers)).status).toBe(201);
      const asked = await browser.call('POST', '/api/auth/passkey-options', {}, headers);
      const credential = device.get(asked.json);
      expect((await browser.call('POST', '/api/auth/sign-in/passkey', { credential }, headers)).status).toBe(200);
      // The same server under another host name: passkeys are bound to the name they were created for.
      const renamed = { Origin: 'http://other.example', 'Sec-Fetch-Site': 'same-origin' };
      const there = await browser.call('POST', '/api/auth/passkey-options', {}, renamed);
      expect(there.json.rpId).toBe('other.example');
      const moved = { credential: device.get(there.json, { origin: 'http://other.example' }) };
      expect((await browser.call('POST', '/api/auth/sign-in/passkey', moved, renamed)).status).toBe(422);
      // Another scheme is another origin.
      const secure = { Origin: `https://localhost:${server.port}` };
      const again = await browser.call('POST', '/api/auth/passkey-options', {}, secure);
      const other = { credential: device.get(again.json) };
      expect((await browser.call('POST', '/api/auth/sign-in/passkey', other, secure)).status).toBe(422);
    } finally {
      await server.stop();
    }
  });

  it('cannot be an IP address', async () => {
    const server = await startTestServer();
    try {
      expect((await optionsAt(server, {})).status).toBe(409);
    } finally {
      await server.stop();
    }
  });

  it('limits passkey attempts', async () => {
    const limits = { create: undefined, photo: undefined, chat: undefined, signIn: { amount: 2, seconds: 3600 } };
    const origins = { publicUrl: site, allowedOrigins: [], embedOrigins: [] };
    const server = await startTestServer({ limits, origins });
    try {
      const statuses = [];
      const device = anAuthenticator(site);
      for (let round = 0; round < 3; round += 1) {
        // Requesting options is not limited, since pages do so whenever their dialog opens.
        expect((await optionsAt(server, asOwn)).status).toBe(200);
        const credential = device.get({ challenge: 'AAAA', rpId: 'clothes.example' });
        const tried = await visitor(server.host).call('POST', '/api/auth/sign-in/passkey', { credential }, asOwn);
        statuses.push(tried.status);
      }
      expect(statuses).toEqual([422, 422, 429]);
    } finally {
      await server.stop();
    }
  });
});
