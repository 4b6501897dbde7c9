import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountSchema, memberLimits } from '@clothesline/api-client/members';
import { expectRefused, unique } from '../support.js';
import { anAddress, expectInvalid, paths, type MembersApi, type Visitor } from './support.js';

export function describeSecurity(api: () => MembersApi) {
  const codeFor = async (visitor: Visitor, email: string) => {
    expect((await visitor.call('POST', paths.sendCode, { email, type: 'sign-in' })).status).toBe(200);
    return api().target.codeFor(email);
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const signsIn = (email: string, password: string) => {
    const visitor = api().visitor();
    return { visitor, answer: visitor.call('POST', '/api/auth/sign-in/email', { email, password }) };
  };
  const readAccount = async (visitor: Visitor) => z.parse(accountSchema, (await visitor.call('GET', '/api/me')).json);

  describe('POST /api/me/email', () => {
    it('changes the address with an emailed code and ends other sessions', async () => {
      const elsewhere = await api().member();
      const one = await api().member(elsewhere.account.email);
      const email = anAddress();
      const code = await codeFor(one, email);
      const proof = { code: await codeFor(one, one.account.email) };
      expectInvalid(await one.call('POST', '/api/me/email', { email, code: wrong(code), proof }), 'code');
      const unproven = { code: wrong(proof.code) };
      expectInvalid(await one.call('POST', '/api/me/email', { email, code, proof: unproven }), 'proof.code');
      expectInvalid(await one.call('POST', '/api/me/email', { email, code }), 'proof');
      expect((await readAccount(one)).email).toBe(one.account.email);
      const answer = await one.call('POST', '/api/me/email', { email: ` ${email.toUpperCase()}`, code, proof });
      expect(answer.status, answer.text).toBe(200);
      expect(z.parse(accountSchema, answer.json)).toEqual({ ...one.account, email });
      expectRefused(await elsewhere.call('GET', '/api/me'), 401);
      expect((await readAccount(one)).id).toBe(one.account.id);
      expect((await api().member(email)).account.id).toBe(one.account.id);
    });

    it('reserves the previous address for the account for a while', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const [before, email] = [one.account.email, anAddress()];
      const proof = { code: await codeFor(one, before) };
      const answer = await one.call('POST', '/api/me/email', { email, code: await codeFor(one, email), proof });
      expect(answer.status, answer.text).toBe(200);
      const otp = await codeFor(other, before);
      const { issues } = expectRefused(await api().visitor().call('POST', paths.signIn, { email: before, otp }), 409);
      expect(issues?.map(({ path }) => path)).toEqual(['email']);
      const back = { email: before, code: await codeFor(one, before), proof: { code: await codeFor(one, email) } };
      expect((await one.call('POST', '/api/me/email', back)).status).toBe(200);
    });

    it('rejects addresses of other accounts', async () => {
      const [one, other] = [await api().member(), await api().member()];
      const { email } = other.account;
      const code = await codeFor(one, email);
      const proof = { code: await codeFor(one, one.account.email) };
      const { issues } = expectRefused(await one.call('POST', '/api/me/email', { email, code, proof }), 409);
      expect(issues?.map(({ path }) => path)).toEqual(['email']);
    });

    it('invalidates the code after too many wrong attempts', async () => {
      const one = await api().member();
      const email = anAddress();
      const code = await codeFor(one, email);
      const proof = { code: await codeFor(one, one.account.email) };
      for (let tries = 0; tries < memberLimits.codeAttempts; tries += 1) {
        expectInvalid(await one.call('POST', '/api/me/email', { email, code: wrong(code), proof }), 'code');
      }
      expectInvalid(await one.call('POST', '/api/me/email', { email, code, proof }), 'code');
    });
  });

  describe('passwords', () => {
    it('sign in next to codes until they are removed', async () => {
      const one = await api().member();
      const { email } = one.account;
      expect(one.account.hasPassword).toBe(false);
      const password = `Wäschéklammer ${unique()}`;
      const code = await codeFor(one, email);
      expectInvalid(
        await one.call('PUT', '/api/me/password', { password, proof: { code: wrong(code) } }),
        'proof.code',
      );
      const set = await one.call('PUT', '/api/me/password', { password, proof: { code } });
      expect(set.status, set.text).toBe(200);
      expect(z.parse(accountSchema, set.json).hasPassword).toBe(true);
      expect(set.text).not.toContain(password);

      const { visitor, answer } = signsIn(email.toUpperCase(), password);
      expect((await answer).status).toBe(200);
      expect((await readAccount(visitor)).id).toBe(one.account.id);
      expectInvalid(await signsIn(email, `${password}x`).answer, 'password');
      expect((await api().member(email)).account.id).toBe(one.account.id);

      const wrongly = { proof: { password: `${password}x` } };
      expectInvalid(await one.call('DELETE', '/api/me/password', wrongly), 'proof.password');
      const removed = await one.call('DELETE', '/api/me/password', { proof: { password } });
      expect(removed.json).toMatchObject({ hasPassword: false });
      expectRefused(await visitor.call('GET', '/api/me'), 401);
      expectInvalid(await signsIn(email, password).answer, 'password');
    });

    it('are rejected with the same error for unknown addresses and accounts without a password', async () => {
      const one = await api().member();
      const answers = await Promise.all(
        [one.account.email, anAddress()].map((email) => signsIn(email, 'a long enough password').answer),
      );
      for (const answer of answers) expectInvalid(answer, 'password');
      expect(answers[0]?.text).toBe(answers[1]?.text);
    });

    it.each([
      ['short', 'x'.repeat(memberLimits.password.min - 1)],
      ['long', 'x'.repeat(memberLimits.password.max + 1)],
      ['not text', 12_345_678_901],
      ['malformed', 'half a pair \uD83D'],
    ])('are rejected if %s', async (_, password) => {
      const one = await api().member();
      const code = await codeFor(one, one.account.email);
      expectInvalid(await one.call('PUT', '/api/me/password', { password, proof: { code } }), 'password');
    });

    it('require a session', async () => {
      const visitor = api().visitor();
      const proof = { code: '123456' };
      expectRefused(await visitor.call('PUT', '/api/me/password', { password: 'long enough', proof }), 401);
      expectRefused(await visitor.call('DELETE', '/api/me/password', { proof }), 401);
      const moved = { email: anAddress(), code: '123456', proof };
      expectRefused(await visitor.call('POST', '/api/me/email', moved), 401);
    });

    it('are set once per key, even if the code is used up', async () => {
      const one = await api().member();
      const proof = { code: await codeFor(one, one.account.email) };
      const sent = { password: 'a long enough password', proof };
      const key = { 'Idempotency-Key': unique() };
      const first = await one.call('PUT', '/api/me/password', sent, key);
      expect(first.status).toBe(200);
      expect((await one.call('PUT', '/api/me/password', sent, key)).json).toEqual(first.json);
    });
  });

  it('POST /api/auth/undo rejects invalid tokens', async () => {
    expectInvalid(await api().visitor().call('POST', '/api/auth/undo', {}), 'token');
    expectInvalid(await api().visitor().call('POST', '/api/auth/undo', { token: 'of no mail' }), 'token');
  });
}
