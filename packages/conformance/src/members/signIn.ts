import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountSchema, memberLimits, demoPersonSchema } from '@clothesline/api-client/members';
import { expectRefused } from '../support.js';
import { anAddress, expectWrong, paths, type MembersApi, type Visitor } from './support.js';

export function describeSignIn(api: () => MembersApi) {
  /** A wrong code. */
  const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');
  const asksForCode = async (visitor: Visitor, email: string) => {
    expect((await visitor.call('POST', paths.sendCode, { email, type: 'sign-in' })).status).toBe(200);
    return api().target.codeFor(email);
  };

  describe('a code by email', () => {
    it('signs in once, as the account of the address, which is made where it is missing', async () => {
      const email = anAddress();
      const one = await api().member(email);
      expect(one.account).toMatchObject({ email, deletedAt: null, suspendedFor: null });
      const again = await api().member(email.toUpperCase());
      expect(again.account.id).toBe(one.account.id);
      const other = api().visitor();
      const otp = await asksForCode(other, email);
      expect((await other.call('POST', paths.signIn, { email, otp })).status).toBe(200);
      expectWrong(await api().visitor().call('POST', paths.signIn, { email, otp }), 'otp');
    });

    it('sets a cookie that no script reads, and no other site sends', async () => {
      const visitor = api().visitor();
      const email = anAddress();
      const otp = await asksForCode(visitor, email);
      const { headers } = await visitor.call('POST', paths.signIn, { email, otp });
      expect(headers.getSetCookie().join()).toMatch(/HttpOnly/i);
      expect(headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
    });

    it('is used up by so many wrong tries, also at once', async () => {
      const visitor = api().visitor();
      const email = anAddress();
      const otp = await asksForCode(visitor, email);
      const tries = Array.from({ length: 4 * memberLimits.codeAttempts }, () =>
        api()
          .visitor()
          .call('POST', paths.signIn, { email, otp: wrong(otp) }),
      );
      for (const answer of await Promise.all(tries)) expectWrong(answer, 'otp');
      expectWrong(await visitor.call('POST', paths.signIn, { email, otp }), 'otp');
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
    ])('goes to no address like %j', async (email) => {
      expectWrong(await api().visitor().call('POST', paths.sendCode, { email, type: 'sign-in' }), 'email');
    });

    it.each([undefined, 123_456, '', '12345', '1234567', 'abcdef', '12345\u0000'])('is none like %j', async (otp) => {
      expectWrong(await api().visitor().call('POST', paths.signIn, { email: anAddress(), otp }), 'otp');
    });
  });

  describe('a session', () => {
    it('ends where somebody signs out, and there alone', async () => {
      const here = await api().member();
      const there = await api().member(here.account.email);
      expect((await here.call('POST', '/api/auth/sign-out', {})).status).toBe(200);
      expectRefused(await here.call('GET', '/api/me'), 401);
      expect((await there.call('GET', '/api/me')).status).toBe(200);
    });

    it('ends everywhere', async () => {
      const here = await api().member();
      const there = await api().member(here.account.email);
      expect((await here.call('POST', '/api/auth/revoke-sessions', {})).status).toBe(200);
      for (const one of [here, there]) expectRefused(await one.call('GET', '/api/me'), 401);
    });

    it('is nobody’s where nobody signed in', async () => {
      expectRefused(await api().visitor().call('GET', '/api/me'), 401);
    });

    it('lets no page of another site write', async () => {
      const one = await api().member();
      const foreign = { Origin: 'https://elsewhere.example' };
      expectRefused(await one.call('PATCH', '/api/me', { bio: 'Theirs' }, foreign), 403);
      expectRefused(await one.call('POST', '/api/auth/sign-out', {}, foreign), 403);
      expect(z.parse(accountSchema, (await one.call('GET', '/api/me')).json).bio).toBeNull();
    });
  });

  describe('GET /api/auth/demo', () => {
    it('lists the people of the demo, or nobody', async () => {
      const { status, json } = await api().visitor().call('GET', '/api/auth/demo');
      expect(status).toBe(200);
      z.parse(z.array(demoPersonSchema), json);
    });

    it('signs in as nobody else', async () => {
      const { account } = await api().member();
      expectRefused(await api().visitor().call('POST', '/api/auth/sign-in/demo', { id: account.id }), 404);
      expectWrong(await api().visitor().call('POST', '/api/auth/sign-in/demo', { id: 'rosa' }), 'id');
    });
  });
}
