import { listingEndpoints, memberEndpoints } from '@clothesline/api-client/members';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, type Operation } from '../../openapi/createDocument.js';
import type { JsonSchema } from '../../openapi/schemas.js';
import { aDonation } from '../donations.js';
import { mailedCode, member, visitor, type Member, type Visitor } from '../people.js';
import { startTestServer, type TestServer } from '../startTestServer.js';

/** Runs per call and caller; `npm run fuzz` does more. */
const runs = Number(process.env.FUZZ_RUNS ?? 5);

/** Fixed to make failures reproducible; `FUZZ_SEED` changes it. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

/** `token` is another site's page with a listing token. Calls that end accounts or sessions are tested elsewhere. */
const callers = ['nobody', 'asker', 'donor', 'suspended', 'moderator', 'token'] as const;
const ends = new Set(['/api/auth/revoke-sessions', '/api/auth/sign-out', '/api/me']);

const document = createDocument({ ...memberEndpoints, ...listingEndpoints });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }))
    .filter(({ method }) => method !== 'DELETE' || !ends.has(path))
    .filter(({ method }) => method !== 'POST' || !ends.has(path)),
);

/** Calls that require a session. */
const needsSession = new Set(
  operations
    .filter(({ path }) =>
      /^\/api\/(me|requests|notices|moderation)\b|\/(block|given|renew|withdraw|requests)$/.test(path),
    )
    .map(({ method, path }) => `${method} ${path}`),
);

/** Texts that are known to cause bugs, and random ones. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00x', '\u202e', '%', '_', '\\', "'", "' or 1=1 --"),
  fc.constantFrom('NaN', '1e999', '__proto__', 'constructor', '{{1}}', '2147483648', '9007199254740993'),
  fc.constantFrom('9'.repeat(400), 'a'.repeat(5000), '😀'.repeat(600), 'e\u0301'.repeat(300)),
);
const json = fc.jsonValue({ maxDepth: 3 });

function fittingFor({
  type,
  items,
  properties,
  const: fixed,
  enum: choices,
  pattern,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (fixed !== undefined) return fc.constant(fixed);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (typeof pattern === 'string' && pattern.length < 60) return fc.stringMatching(new RegExp(pattern));
  switch (type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 300 }), fc.constantFrom(2 ** 31, 2 ** 53, -0.5));
    case 'array':
      return fc.array(items ? valueFor(items) : json, { maxLength: 8 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, valueFor(one)])),
        { requiredKeys: [] },
      );
    default:
      return fc.oneof(
        fc.string({ minLength: 10 }),
        fc.constantFrom(new Date(Date.now() + 86_400_000).toISOString(), 'somebody@example.org', '123456'),
      );
  }
}

/** Usually matches the schema, sometimes anything. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fittingFor(schema) },
    { weight: 1, arbitrary: json },
    { weight: 2, arbitrary: oddText },
  );
}

function bodyFor({ requestBody }: Operation): fc.Arbitrary<unknown> {
  const schema = requestBody?.content['application/json']?.schema;
  return schema ? valueFor(schema) : fc.constant(undefined);
}

/** Calls that store a text, and how to read it. */
const texts: readonly {
  name: string;
  most: number;
  prepare?: (people: People) => Promise<void>;
  write: (people: People, text: string) => Promise<{ status: number }>;
  read: (people: People) => Promise<unknown>;
}[] = [
  {
    name: 'a bio',
    most: 1000,
    write: ({ donor }, bio) => donor.call('PATCH', '/api/me', { bio }),
    read: async ({ donor }) => (await donor.call('GET', '/api/me')).json.bio,
  },
  {
    name: 'a message',
    most: 2000,
    // Random calls may have ended the request, or blocked people.
    prepare: async (people) => {
      await people.donor.call('DELETE', `/api/people/${people.asker.id}/block`, {});
      await people.asker.call('DELETE', `/api/people/${people.donor.id}/block`, {});
      people.request = await askAnew(people);
    },
    write: ({ asker, request }, content) => asker.call('POST', `/api/requests/${request}/messages`, { content }),
    read: async ({ donor, request }) =>
      (await donor.call('GET', `/api/requests/${request}`)).json.messages.at(-1).content,
  },
  {
    name: 'a report',
    most: 2000,
    write: ({ asker, donation }, words) =>
      asker.call('POST', '/api/reports', { kind: 'donation', id: donation, reason: 'other', words }),
    read: async ({ moderator }) => {
      const { json: entries } = await moderator.call('GET', '/api/moderation');
      return entries.find((one: { kind: string }) => one.kind === 'donation').words.at(-1);
    },
  },
  {
    name: 'a passkey name',
    most: 60,
    write: ({ donor, passkey }, name) => donor.call('PATCH', `/api/me/passkeys/${passkey}`, { name: `x${name}x` }),
    read: async ({ donor }) => (await donor.call('GET', '/api/me/passkeys')).json[0].name.slice(1, -1),
  },
];

interface People {
  nobody: Visitor;
  token: Visitor;
  asker: Member;
  donor: Member;
  suspended: Member;
  moderator: Member;
  donation: number;
  request: number;
  passkey: number;
}

/** Requests a new donation; resolves with the id of the request. */
async function askAnew({ asker, donor }: Pick<People, 'asker' | 'donor'>): Promise<number> {
  const { json: donation } = await donor.call('POST', '/api/donations', aDonation());
  const from = new Date(Date.now() + 86_400_000);
  const time = { from: from.toISOString(), to: new Date(from.getTime() + 3_600_000).toISOString() };
  const asked = { reason: 'My children need coats.', times: [time] };
  return (await asker.call('POST', `/api/donations/${donation.id}/requests`, asked)).json.id;
}

describe('Random requests to member endpoints', () => {
  let server: TestServer;
  let people: People;
  let token: string;
  beforeAll(async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: ['moderator@example.org'],
      isRequired: false,
      demo: false,
    };
    const origins = { publicUrl: 'http://clothes.example', allowedOrigins: [], embedOrigins: [] };
    server = await startTestServer({ accounts, origins });
    const [asker, donor, suspended, moderator] = (await Promise.all(
      ['asker', 'donor', 'suspended', 'moderator'].map((name) => member(server, `${name}@example.org`)),
    )) as [Member, Member, Member, Member];
    const { db } = server.parts.database;
    await db.updateTable('users').set({ suspended_for: 'Spam' }).where('id', '=', suspended.id).execute();
    const { json: donation } = await donor.call('POST', '/api/donations', aDonation());
    const from = new Date(Date.now() + 86_400_000);
    const time = { from: from.toISOString(), to: new Date(from.getTime() + 3_600_000).toISOString() };
    const asked = { reason: 'My children need coats.', times: [time] };
    const { json: request } = await asker.call('POST', `/api/donations/${donation.id}/requests`, asked);
    const { id: passkey } = await db
      .insertInto('passkeys')
      .values({
        user_id: donor.id,
        credential_id: 'AAAA',
        public_key: '',
        counter: 0,
        rp_id: 'clothes.example',
        name: 'My phone',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = { donation: donation.id, request: request.id, passkey };
    const elsewhere = visitor(server.host);
    await elsewhere.call('POST', '/api/listing-token/code', { email: asker.email });
    const listing = { email: asker.email, code: await mailedCode(server, asker.email) };
    token = (await elsewhere.call('POST', '/api/listing-token', listing)).json.token;
    people = { nobody: visitor(server.host), token: visitor(server.host), asker, donor, suspended, moderator, ...ids };
  }, 120_000);
  afterAll(() => server.stop());

  /** The path with a valid id, or any text. */
  function addressOf(path: string, method: string, odd: string | undefined): string {
    const [, , kindOf = ''] = path.split('/');
    const known: Record<string, number> = {
      donations: people.donation,
      requests: people.request,
      people: people.asker.id,
      // Another test renames the passkey.
      me: method === 'DELETE' ? 1_000_000 : people.passkey,
    };
    const id = odd === undefined ? String(known[kindOf] ?? 1) : encodeURIComponent(odd.toWellFormed()).slice(0, 2000);
    return path.replace('{id}', id.replaceAll('.', '%2E') || '0');
  }

  describe.each(operations)('$method $path', ({ path, method, operation }) => {
    it.each(callers)('succeeds or is rejected for %s', async (caller) => {
      const odd = fc.option(oddText, { nil: undefined, freq: 3 });
      await fc.assert(
        fc.asyncProperty(odd, bodyFor(operation), async (id, body) => {
          // Ignores new cookies.
          const { cookies } = people[caller];
          const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
          const response = await fetch(server.host + addressOf(path, method, path.includes('{id}') ? id : undefined), {
            method,
            headers: {
              'Content-Type': 'application/json',
              ...(cookie && { Cookie: cookie }),
              ...(caller === 'token' && { Authorization: `Bearer ${token}` }),
            },
            ...(method !== 'GET' && body !== undefined && { body: JSON.stringify(body) ?? 'null' }),
          });
          const text = await response.text();
          // Other calls ignore the listing token.
          const isNobody = caller === 'token' && needsSession.has(`${method} ${path}`);
          expect(isNobody ? [401] : [200, 201, 401, 403, 404, 409, 422], text).toContain(response.status);
          expect(response.status < 400 ? 'well' : JSON.parse(text).message).toMatch(/\S/);
        }),
        { numRuns: runs, seed },
      );
    });
  });

  it.each(operations.filter(({ operation }) => operation.requestBody))(
    '$method $path rejects invalid and huge bodies',
    async ({ path, method }) => {
      const { cookies } = people.donor;
      const headers = {
        'Content-Type': 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      };
      const send = async (body: string) => {
        const sent: RequestInit = { method, headers, body };
        const { status } = await fetch(server.host + addressOf(path, method, undefined), sent);
        return status;
      };
      // Permissions are checked first.
      for (const body of ['{', 'null', '[]', '"x"', '1e999', '[['.repeat(2000), '{"__proto__":[]', '\ufeff{']) {
        expect([403, 404, 409, 422], body.slice(0, 20)).toContain(await send(body));
      }
      expect([403, 404, 409, 413]).toContain(await send(JSON.stringify({ text: 'x'.repeat(2_000_000) })));
    },
  );

  it.each(texts)(
    'stores any Unicode as $name, except NUL and lone surrogates',
    async ({ most, prepare, write, read }) => {
      await prepare?.(people);
      const any = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
      const odd = fc.constantFrom('\u202e\u200b', '\u{10ffff}', 'a\u0301', '\ufeffx', '${x}', "';--", '\u0001', '\n\t');
      await fc.assert(
        fc.asyncProperty(fc.oneof(any, odd), async (part) => {
          const text = `x${part}x`.slice(0, most);
          const { status } = await write(people, text);
          const isText = text.isWellFormed() && !text.includes('\u0000');
          expect(status === 422 ? 'refused' : await read(people)).toBe(isText ? text : 'refused');
        }),
        { numRuns: runs * 3, seed },
      );
      for (const bad of ['a\u0000b', '\ud800', 'x\udfff']) expect((await write(people, bad)).status).toBe(422);
    },
  );

  it('do not change accounts', async () => {
    for (const caller of ['asker', 'donor', 'suspended', 'moderator'] as const) {
      const { status, json } = await people[caller].call('GET', '/api/me');
      expect([caller, status, json.id]).toEqual([caller, 200, people[caller].id]);
    }
    expect(server.logged.filter((line) => /"level":5\d|failure/.test(line))).toEqual([]);
  });
});
