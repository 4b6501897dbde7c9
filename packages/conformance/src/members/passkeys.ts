import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberLimits, newPasskeyOptionsSchema, passkeyOptionsSchema } from '@clothesline/api-client/members';
import { expectRefused, unique } from '../support.js';
import { expectInvalid, paths, type Member, type MembersApi } from './support.js';

const options = '/api/auth/passkey-options';
const signIn = '/api/auth/sign-in/passkey';
const own = '/api/me/passkeys';

const said = (type: string, challenge: string) =>
  encode(JSON.stringify({ type, challenge, origin: 'https://a.example' }));

function encode(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const made = (challenge: string) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: said('webauthn.create', challenge), attestationObject: 'AAAA' },
});

const signed = (challenge: string, id = 'AAAA') => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON: said('webauthn.get', challenge), authenticatorData: 'AAAA', signature: 'AAAA' },
});

/** Without a device. The site needs a host name. */
export function describePasskeys(api: () => MembersApi) {
  const codeOf = async (one: Member) => {
    const { email } = one.account;
    expect((await one.call('POST', paths.sendCode, { email, type: 'sign-in' })).status).toBe(200);
    return api().target.codeFor(email);
  };

  describe('passkeys', () => {
    it('use a new challenge for each sign-in, without listing credentials', async () => {
      const visitor = api().visitor();
      const [one, other] = [await visitor.call('POST', options, {}), await visitor.call('POST', options, {})];
      expect(one.status, one.text).toBe(200);
      const asked = z.parse(passkeyOptionsSchema, one.json);
      expect(asked.challenge.length).toBeGreaterThanOrEqual(22);
      expect(z.parse(passkeyOptionsSchema, other.json).challenge).not.toBe(asked.challenge);
      expect(one.text).not.toContain('allowCredentials');
      expectInvalid(await visitor.call('POST', signIn, { credential: signed(asked.challenge) }), 'credential');
      expectRefused(await visitor.call('GET', '/api/me'), 401);
    });

    it('are created with an emailed code', async () => {
      const one = await api().member();
      const code = await codeOf(one);
      const wrong = code === '000000' ? '000001' : '000000';
      expectInvalid(await one.call('POST', `${own}/options`, { proof: { code: wrong } }), 'proof.code');
      const key = { 'Idempotency-Key': unique() };
      const answer = await one.call('POST', `${own}/options`, { proof: { code } }, key);
      expect(answer.status, answer.text).toBe(200);
      const asked = z.parse(newPasskeyOptionsSchema, answer.json);
      expect(asked.user.name).toBe(one.account.email);
      expect(asked.excludeCredentials).toEqual([]);
      expect((await one.call('POST', `${own}/options`, { proof: { code } }, key)).json).toEqual(answer.json);
      expectInvalid(await one.call('POST', `${own}/options`, { proof: { code } }), 'proof.code');
      expect((await one.call('GET', own)).json).toEqual([]);
    });

    it('are not added with another person’s challenge or one for signing in', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const prepared = await one.call('POST', `${own}/options`, { proof: { code: await codeOf(one) } });
      const { challenge } = z.parse(newPasskeyOptionsSchema, prepared.json);
      const sent = { name: 'My phone', credential: made(challenge) };
      expectInvalid(await other.call('POST', own, sent), 'credential');
      const free = z.parse(passkeyOptionsSchema, (await one.call('POST', options, {})).json);
      expectInvalid(await one.call('POST', own, { ...sent, credential: made(free.challenge) }), 'credential');
    });

    it.each([
      ['no name', { name: ' ' }, 'name'],
      ['a long name', { name: 'x'.repeat(memberLimits.passkeyName + 1) }, 'name'],
      ['a malformed name', { name: 'half \uD83D' }, 'name'],
      ['no credential', { credential: undefined }, 'credential'],
      ['another type of credential', { credential: { ...made('AAAA'), type: 'password' } }, 'credential.type'],
      ['an id that is not base64url', { credential: { ...made('AAAA'), id: 'a b' } }, 'credential.id'],
      ['a long id', { credential: { ...made('AAAA'), id: 'a'.repeat(2000) } }, 'credential.id'],
    ])('are rejected with %s', async (_, change, path) => {
      const one = await api().member();
      expectInvalid(await one.call('POST', own, { name: 'My phone', credential: made('AAAA'), ...change }), path);
    });

    it('cannot be renamed or removed if unknown', async () => {
      const one = await api().member();
      expectRefused(await one.call('PATCH', `${own}/1000000`, { name: 'Mine' }), 404);
      const proof = { code: await codeOf(one) };
      expectRefused(await one.call('DELETE', `${own}/1000000`, { proof }), 404);
      expectRefused(await one.call('DELETE', `${own}/none`, { proof }), 404);
    });

    it('require a session', async () => {
      const visitor = api().visitor();
      const proof = { code: '123456' };
      expectRefused(await visitor.call('GET', own), 401);
      expectRefused(await visitor.call('POST', `${own}/options`, { proof }), 401);
      expectRefused(await visitor.call('POST', `${own}/proof`, {}), 401);
      expectRefused(await visitor.call('POST', own, { name: 'My phone', credential: made('AAAA') }), 401);
      expectRefused(await visitor.call('PATCH', `${own}/1`, { name: 'Mine' }), 401);
      expectRefused(await visitor.call('DELETE', `${own}/1`, { proof }), 401);
    });

    it('cannot sign in from unknown devices', async () => {
      const visitor = api().visitor();
      const { challenge } = z.parse(passkeyOptionsSchema, (await visitor.call('POST', options, {})).json);
      for (const body of [{}, { credential: 'AAAA' }, { credential: signed(challenge, 'BBBB') }]) {
        expectInvalid(await visitor.call('POST', signIn, body), 'credential');
      }
    });
  });
}
