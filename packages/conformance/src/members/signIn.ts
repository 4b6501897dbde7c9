import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountSchema, memberLimits, demoPersonSchema } from '@clothesline/api-client/members';
import { expectRefused } from '../support.js';
import { anAddress, expectInvalid, paths, type MembersApi, type Visitor } from './support.js';

export function describeSignIn(api: () => MembersApi) {
  const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');
  const asksForCode = async (visitor: Visitor, email: string) => {
    expect((await visitor.call('POST', paths.sendCode, { email, type: 'sign-in' })).status).toBe(200);
    return api().target.codeFor(email);
  };

  describe('sign-in codes', () => {
    it('sign in once, and create the account if it is missing', async () => {
      const email = anAddress();
      const one = await api().member(email);
      expect(one.account).toMatchObject({ email, deletedAt: null, suspendedFor: null });
      const again = await api().member(email.toUpperCase());
      expect(again.account.id).toBe(one.account.id);
      const other = api().visitor();
      const otp = await asksForCode(other, email);
      expect((await other.call('POST', paths.signIn, { email, otp })).status).toBe(200);
      expectInvalid(await api().visitor().call('POST', paths.signIn, { email, otp }), 'otp');
    });

    it('set an HttpOnly, SameSite cookie', async () => {
      const visitor = api().visitor();
      const email = anAddress();
      const otp = await asksForCode(visitor, email);
      const { headers } = await visitor.call('POST', paths.signIn, { email, otp });
      expect(headers.getSetCookie().join()).toMatch(/HttpOnly/i);
      expect(headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
    });

    it('are used up by too many wrong attempts, also concurrent ones', async () => {
      const visitor = api().visitor();
      const email = anAddress();
      const otp = await asksForCode(visitor, email);
      const tries = Array.from({ length: 4 * memberLimits.codeAttempts }, () =>
        api()
          .visitor()
          .call('POST', paths.signIn, { email, otp: wrong(otp) }),
      );
      for (const answer of await Promise.all(tries)) expectInvalid(answer, 'otp');
      expectInvalid(await visitor.call('POST', paths.signIn, { email, otp }), 'otp');
    });

    it.each([
      undefined,
      null,
      7,
      '',
      'rosa',
      'rosa@',
      '@example.org',
      'a b@example.org',
      'a@b\u0000.org',
      'a\ud800@b.org',
    ])('are not sent to the address %j', async (email) => {
      expectInvalid(await api().visitor().call('POST', paths.sendCode, { email, type: 'sign-in' }), 'email');
    });

    it.each([undefined, 123_456, '', '12345', '1234567', 'abcdef', '12345\u0000'])(
      'are rejected if malformed: %j',
      async (otp) => {
        expectInvalid(await api().visitor().call('POST', paths.signIn, { email: anAddress(), otp }), 'otp');
      },
    );
  });

  describe('sessions', () => {
    it('end only in the browser that signs out', async () => {
      const here = await api().member();
      const there = await api().member(here.account.email);
      expect((await here.call('POST', '/api/auth/sign-out', {})).status).toBe(200);
      expectRefused(await here.call('GET', '/api/me'), 401);
      expect((await there.call('GET', '/api/me')).status).toBe(200);
    });

    it('can be ended everywhere', async () => {
      const here = await api().member();
      const there = await api().member(here.account.email);
      expect((await here.call('POST', '/api/auth/revoke-sessions', {})).status).toBe(200);
      for (const one of [here, there]) expectRefused(await one.call('GET', '/api/me'), 401);
    });

    it('are required to read the account', async () => {
      expectRefused(await api().visitor().call('GET', '/api/me'), 401);
    });

    it('reject writes from other sites', async () => {
      const one = await api().member();
      const foreign = { Origin: 'https://elsewhere.example' };
      expectRefused(await one.call('PATCH', '/api/me', { bio: 'Theirs' }, foreign), 403);
      expectRefused(await one.call('POST', '/api/auth/sign-out', {}, foreign), 403);
      expect(z.parse(accountSchema, (await one.call('GET', '/api/me')).json).bio).toBeNull();
    });
  });

  describe('GET /api/auth/demo', () => {
    it('lists the demo accounts, if any', async () => {
      const { status, json } = await api().visitor().call('GET', '/api/auth/demo');
      expect(status).toBe(200);
      z.parse(z.array(demoPersonSchema), json);
    });

    it('rejects signing in as other accounts', async () => {
      const { account } = await api().member();
      expectRefused(await api().visitor().call('POST', '/api/auth/sign-in/demo', { id: account.id }), 404);
      expectInvalid(await api().visitor().call('POST', '/api/auth/sign-in/demo', { id: 'rosa' }), 'id');
    });
  });
}
