import { memberEndpoints } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { mailedCode, member, visitor } from '../testing/people.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { tidy } from '../operate/retention/tidy.js';

const charity = { Origin: 'https://charity.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };
const shelter = { ...charity, Origin: 'https://shelter.example' };
const stranger = { ...charity, Origin: 'https://elsewhere.example' };

const accounts = {
  secret: 'the secret of a test',
  mailer: { wake: () => {} },
  moderators: [],
  isRequired: true,
  demo: false,
};
const origins = { allowedOrigins: [], embedOrigins: [charity.Origin, shelter.Origin] };

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('A listing token', () => {
  let server: TestServer;
  let time = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ accounts, origins, now: () => new Date(time) });
  });
  afterAll(() => server.stop());

  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    visitor(server.host).call('POST', path, body, headers);
  const askFor = async (email: string, from: Record<string, string> = charity) => {
    expect((await post('/api/listing-token/code', { email }, from)).status).toBe(200);
    return mailedCode(server, email);
  };
  const exchange = (email: string, code: string, from: Record<string, string> = charity) =>
    post('/api/listing-token', { email, code }, from);
  const tokenFor = async (email: string, from: Record<string, string> = charity) => {
    const { status, json } = await exchange(email, await askFor(email, from), from);
    expect(status).toBe(200);
    return { Authorization: `Bearer ${json.token}` };
  };
  const list = (headers: Record<string, string>) => post('/api/donations', aDonation(), headers);

  it('is issued to pages of other sites without credentials', async () => {
    const preflight = await fetch(`${server.host}/api/donations`, {
      method: 'OPTIONS',
      headers: {
        Origin: charity.Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, content-type, idempotency-key',
      },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    const code = await askFor('page@example.org');
    const { headers } = await exchange('page@example.org', code);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('uses the language of the form for its mail and new account', async () => {
    const email = 'formulario@example.org';
    expect((await post('/api/listing-token/code', { email, language: 'es' }, charity)).status).toBe(200);
    const { db } = server.parts.database;
    const mail = () => db.selectFrom('mails').select('content').where('recipient', '=', email).executeTakeFirst();
    expect(JSON.parse((await mail())?.content ?? '')).toMatchObject({ kind: 'listing code', language: 'es' });
    const code = await mailedCode(server, email);
    expect((await post('/api/listing-token', { email, code, language: 'es' }, charity)).status).toBe(200);
    const user = await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst();
    expect(user).toEqual({ language: 'es' });
    expect((await post('/api/listing-token/code', { email, language: 'xx' }, charity)).status).toBe(422);
  });

  it('lists donations for its account, which is created if missing', async () => {
    const token = await tokenFor('new@example.org');
    const { status, json } = await list({ ...charity, ...token });
    expect(status).toBe(201);
    const one = await member(server, 'new@example.org');
    expect(json.userId).toBe(one.id);
    const again = await tokenFor('new@example.org');
    expect((await list({ ...charity, ...again })).json.userId).toBe(one.id);
  });

  it('only works on the site it was issued to', async () => {
    const token = await tokenFor('origin@example.org');
    expect((await list({ ...shelter, ...token })).status).toBe(401);
    expect((await list({ ...token })).status).toBe(401);
    expect((await list({ ...stranger, ...token })).status).toBe(403);
    expect((await list({ ...charity, ...token })).status).toBe(201);
    for (const path of ['/api/listing-token/code', '/api/listing-token']) {
      expect((await post(path, { email: 'origin@example.org', code: '123456' }, stranger)).status).toBe(403);
    }
  });

  it('expires after an hour', async () => {
    const token = await tokenFor('hour@example.org');
    time += hour - 1000;
    expect((await list({ ...charity, ...token })).status).toBe(201);
    time += 1000;
    expect((await list({ ...charity, ...token })).status).toBe(401);
  });

  it('uploads photos, but only if valid', async () => {
    const token = await tokenFor('photos@example.org');
    const send = async (headers: Record<string, string>) => {
      const body = Buffer.from(await aPhoto());
      const init = { method: 'POST', headers: { ...charity, 'Content-Type': 'image/jpeg', ...headers }, body };
      return (await fetch(`${server.host}/api/photos`, init)).status;
    };
    expect(await send(token)).toBe(201);
    expect(await send({})).toBe(401);
    expect(await send({ Authorization: 'Bearer none' })).toBe(401);
    expect(await send({ ...token, ...shelter })).toBe(401);
  });

  it('is ignored by all other calls', async () => {
    const token = await tokenFor('others@example.org', {});
    const calls = Object.values(memberEndpoints).map(({ method, path }) => ({
      method,
      path: path.replace('{id}', '1'),
    }));
    for (const { method, path } of calls) {
      const ask = (headers: Record<string, string>) =>
        visitor(server.host).call(method, path, method === 'GET' ? undefined : {}, headers);
      const [nobody, holder] = [await ask({}), await ask(token)];
      expect([method, path, holder.status]).toEqual([method, path, nobody.status]);
    }
    expect((await visitor(server.host).call('GET', '/api/me', undefined, token)).status).toBe(401);
    expect((await list(token)).status).toBe(201);
  });

  it('requires a listing code for the same site, which cannot sign in', async () => {
    const email = 'code@example.org';
    const signIn = (otp: string) => post('/api/auth/sign-in/email-otp', { email, otp }, {});
    const code = await askFor(email);
    expect((await signIn(code)).status).toBe(422);
    expect((await exchange(email, code, shelter)).status).toBe(422);
    expect((await exchange(email, code, {})).status).toBe(422);
    expect((await exchange(email, code)).status).toBe(200);
    expect((await exchange(email, code)).status).toBe(422);
    await post('/api/auth/email-otp/send-verification-otp', { email }, {});
    expect((await exchange(email, await mailedCode(server, email), {})).status).toBe(422);
  });

  it('allows five attempts per code, even concurrently', async () => {
    const email = 'guessed@example.org';
    const code = await askFor(email);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => exchange(email, otherThan(code))));
    expect(guesses.map(({ status }) => status)).toEqual(Array(20).fill(422));
    expect((await exchange(email, code)).status).toBe(422);
  });

  it('does not reveal whether an address has an account', async () => {
    await member(server, 'known@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'unknown@example.org'].flatMap((email) => [
        post('/api/listing-token/code', { email }, charity),
        exchange(email, '000000'),
      ]),
    );
    const seen = answers.map(({ status, json }) => JSON.stringify([status, json]));
    expect(new Set(seen).size).toBe(2);
    expect(seen.slice(0, 2)).toEqual(seen.slice(2));
  });

  it('is rejected for suspended accounts, and revoked with all sessions', async () => {
    const one = await member(server, 'silenced@example.org');
    const token = await tokenFor('silenced@example.org');
    const { db } = server.parts.database;
    await db.updateTable('users').set({ suspended_for: 'Spam' }).where('id', '=', one.id).execute();
    expect((await list({ ...charity, ...token })).status).toBe(403);
    await db.updateTable('users').set({ suspended_for: null }).where('id', '=', one.id).execute();
    expect((await list({ ...charity, ...token })).status).toBe(201);
    await one.call('POST', '/api/auth/revoke-sessions');
    expect((await list({ ...charity, ...token })).status).toBe(401);
  });

  it('is stored as a hash, and deleted when it expires', async () => {
    const { database, photos } = server.parts;
    const { db } = database;
    const { Authorization } = await tokenFor('stored@example.org');
    const hashes = await db.selectFrom('listing_tokens').select('token_hash').execute();
    expect(hashes).not.toHaveLength(0);
    for (const { token_hash } of hashes) expect(Authorization).not.toContain(token_hash);
    await sql`update listing_tokens set expires_at = now() - interval '1 second'`.execute(db);
    await tidy(database, photos);
    expect(await db.selectFrom('listing_tokens').selectAll().execute()).toEqual([]);
  });

  it('names the site in its mail', async () => {
    const code = await askFor('mail@example.org');
    const { content } = await server.parts.database.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', 'mail@example.org')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(content)).toEqual({ kind: 'listing code', language: 'en', code, site: 'charity.example' });
  });
});

describe('Listing codes', () => {
  it('share the rate limits of sign-in codes', async () => {
    const two = { amount: 2, seconds: 3600 };
    const limits = { create: undefined, photo: undefined, chat: undefined, code: two, signIn: two };
    const server = await startTestServer({ accounts, origins, limits });
    try {
      const post = async (path: string, body: object) =>
        (await visitor(server.host).call('POST', path, body, charity)).status;
      const email = 'limit@example.org';
      const ask = () => post('/api/listing-token/code', { email });
      const enter = () => post('/api/listing-token', { email, code: '123456' });
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
      expect([await enter(), await enter(), await enter()]).toEqual([422, 422, 429]);
      expect(await post('/api/auth/sign-in/email-otp', { email, otp: '123456' })).toBe(403);
    } finally {
      await server.stop();
    }
  });
});
