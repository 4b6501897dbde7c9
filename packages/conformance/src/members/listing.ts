import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { personSchema } from '@clothesline/api-client/members';
import { aDonation, expectRefused } from '../support.js';
import { anAddress, expectInvalid, type MembersApi } from './support.js';

const paths = { code: '/api/listing-token/code', token: '/api/listing-token' } as const;

export function describeListing(api: () => MembersApi) {
  async function tokenFor(email: string, headers: Record<string, string> = {}) {
    const one = api().visitor();
    expect((await one.call('POST', paths.code, { email }, headers)).status).toBe(200);
    const code = await api().target.codeFor(email);
    const answer = await one.call('POST', paths.token, { email, code }, headers);
    expect(answer.status, answer.text).toBe(200);
    return z.parse(z.object({ token: z.string(), expiresAt: z.string() }), answer.json);
  }
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const list = (headers: Record<string, string>) =>
    api().visitor().call('POST', '/api/donations', aDonation(), headers);

  describe('POST /api/listing-token', () => {
    it('issues a token that lists donations for its account, valid for an hour', async () => {
      const { email, ...account } = (await api().member()).account;
      const { token, expiresAt } = await tokenFor(email.toUpperCase());
      expect(Math.abs(Date.parse(expiresAt) - Date.now() - 3_600_000)).toBeLessThan(60_000);
      const answer = await list(bearer(token));
      expect(answer.status, answer.text).toBe(201);
      expect(answer.json).toMatchObject({ userId: account.id });
      const { json } = await api().visitor().call('GET', `/api/people/${account.id}`);
      expect(z.parse(personSchema, json).donations).toHaveLength(1);
    });

    it('creates an account for a new address', async () => {
      const email = anAddress();
      const { token } = await tokenFor(email);
      const { json } = await list(bearer(token));
      const { account } = await api().member(email);
      expect(json).toMatchObject({ userId: account.id });
    });

    it('issues a token that only works at its origin', async () => {
      const { token } = await tokenFor(anAddress(), { Origin: api().target.host });
      expectRefused(await list(bearer(token)), 401);
      expect((await list({ ...bearer(token), Origin: api().target.host })).status).toBe(201);
    });

    it('issues a token that cannot do anything else', async () => {
      const { token } = await tokenFor(anAddress());
      for (const [method, path] of [
        ['GET', '/api/me'],
        ['GET', '/api/me/export'],
        ['PATCH', '/api/me'],
        ['DELETE', '/api/me'],
        ['GET', '/api/requests'],
        ['GET', '/api/notices'],
        ['GET', '/api/events'],
        ['POST', '/api/donations/1/requests'],
      ] as const) {
        const body = method === 'GET' ? undefined : {};
        expectRefused(await api().visitor().call(method, path, body, bearer(token)), 401);
      }
    });

    it('accepts only the newest code, once', async () => {
      const email = anAddress();
      const one = api().visitor();
      await one.call('POST', paths.code, { email });
      const code = await api().target.codeFor(email);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      expectInvalid(await one.call('POST', paths.token, { email, code: wrong }), 'code');
      expect((await one.call('POST', paths.token, { email, code })).status).toBe(200);
      expectInvalid(await one.call('POST', paths.token, { email, code }), 'code');
    });

    it('rejects invalid addresses', async () => {
      expectInvalid(await api().visitor().call('POST', paths.code, { email: 'rosa' }), 'email');
      expectInvalid(await api().visitor().call('POST', paths.token, { email: 'rosa', code: '123456' }), 'email');
    });
  });

  describe('POST /api/donations', () => {
    it('rejects invalid tokens', async () => {
      expectRefused(await list(bearer('x'.repeat(43))), 401);
      expectRefused(await list(bearer('')), 401);
    });
  });
}
