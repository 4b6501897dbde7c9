import {
  donationStates,
  hasEnded,
  memberEndpoints,
  requestStates,
  requestTransitions,
  type RequestState,
} from '@clothesline/api-client/members';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bodies,
  callers,
  calls,
  donationSteps,
  expected,
  inADay,
  noIds,
  pickupCode,
  queries,
  requestSteps,
  sessionId,
  type CallName,
  type Ids,
  type StepOn,
} from '../callTables.js';
import { aDonation } from '../donations.js';
import { mailedCode, member, visitor, type Member } from '../people.js';
import { aPhoto } from '../photos/hostileFiles.js';
import { startTestServer, type TestServer } from '../startTestServer.js';

const hour = 3_600_000;
const rows = Object.keys(expected) as CallName[];

describe('Every call', () => {
  let server: TestServer;
  beforeAll(async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: rows.map((name) => `moderator-of-${name}@example.org`.toLowerCase()),
      isRequired: true,
      demo: false,
    };
    // Passkeys require a host name.
    const origins = { publicUrl: 'http://clothes.example', allowedOrigins: [], embedOrigins: [] };
    server = await startTestServer({ accounts, origins });
  });
  afterAll(() => server.stop());

  /** Creates separate people for a call, since some calls delete accounts. */
  async function peopleOf(name: CallName) {
    const [stranger, asker, donor, blocked, suspended, moderator] = (await Promise.all(
      (['stranger', 'asker', 'donor', 'blocked', 'suspended', 'moderator'] as const).map((caller) =>
        member(server, `${caller}-of-${name}@example.org`.toLowerCase()),
      ),
    )) as [Member, Member, Member, Member, Member, Member];
    expect((await donor.call('PUT', `/api/people/${blocked.id}/block`, {})).status).toBe(200);
    await server.parts.database.db
      .updateTable('users')
      .set({ suspended_for: 'Spam' })
      .where('id', '=', suspended.id)
      .execute();
    const nobody = visitor(server.host);
    await nobody.call('POST', '/api/listing-token/code', { email: stranger.email });
    const code = await mailedCode(server, stranger.email);
    const { json } = await nobody.call('POST', '/api/listing-token', { email: stranger.email, code });
    const token = { Authorization: `Bearer ${json.token}` };
    return { people: { nobody, stranger, asker, donor, blocked, suspended, moderator, token: nobody }, token };
  }

  /** Creates a donation that was requested and reported by the asker. */
  async function prepared(asker: Member, donor: Member): Promise<Ids> {
    const { json: donation } = await donor.call('POST', '/api/donations', aDonation());
    const asked = { reason: 'My children need coats.', times: [inADay()] };
    const { json: request } = await asker.call('POST', `/api/donations/${donation.id}/requests`, asked);
    const reported = { kind: 'donation', id: donation.id, reason: 'spam' };
    const { json: entry } = await asker.call('POST', '/api/reports', reported);
    const passkey = await server.parts.database.db
      .insertInto('passkeys')
      .values({
        user_id: donor.id,
        credential_id: randomUUID(),
        public_key: '',
        counter: 0,
        rp_id: 'clothes.example',
        name: 'My phone',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.parts.database.db.deleteFrom('wishes').where('user_id', '=', asker.id).execute();
    const { json: wish } = await asker.call('POST', '/api/wishes', bodies.createWish?.(noIds));
    return {
      donation: donation.id,
      request: request.id,
      person: donor.id,
      entry: entry.id,
      passkey: passkey.id,
      wish: wish.id,
    };
  }

  function addressOf(name: CallName, ids: Ids): string {
    const { path } = calls[name];
    const [, , kindOf = ''] = path.split('/');
    const id = {
      donations: ids.donation,
      requests: ids.request,
      people: ids.person,
      moderation: ids.entry,
      wishes: ids.wish,
      me: ids.passkey,
    }[kindOf];
    return path.replace('{id}', String(id)).replace('{sessionId}', sessionId) + (queries[name] ?? '');
  }

  /** Makes a call with its body from `bodies`. */
  async function statusOf(name: CallName, ids: Ids, { cookies }: Pick<Member, 'cookies'>, headers = {}) {
    const { method } = calls[name];
    const cookie = [...cookies].map(([one, value]) => `${one}=${value}`).join('; ');
    const isPhoto = name === 'uploadPhoto';
    const body = isPhoto ? Buffer.from(await aPhoto()) : JSON.stringify(bodies[name]?.(ids) ?? {});
    const response = await fetch(server.host + addressOf(name, ids), {
      method,
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...headers,
        ...(method !== 'GET' && { 'Content-Type': isPhoto ? 'image/jpeg' : 'application/json' }),
      },
      ...(method !== 'GET' && { body }),
    });
    await response.body?.cancel();
    return response.status;
  }

  it('has a row in the table', async () => {
    const { paths } = await (await fetch(`${server.host}/api/openapi.json`)).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const tested = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));
    expect(described.filter((call) => !tested.has(call))).toEqual([]);
    expect(described.length).toBeGreaterThan(50);
  });

  describe('responds to each caller according to the table', () => {
    it.each(rows)('%s', async (name) => {
      const { people, token } = await peopleOf(name);
      const { path } = calls[name];
      const statuses: Record<string, number> = {};
      for (const caller of callers) {
        const ids = path.includes('{id}') || name === 'report' ? await prepared(people.asker, people.donor) : noIds;
        statuses[caller] = await statusOf(name, ids, people[caller], caller === 'token' ? token : {});
      }
      expect(statuses).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, expected[name][index]])));
    });
  });

  describe('only changes states as its table allows', () => {
    let all: Awaited<ReturnType<typeof peopleOf>>;
    beforeAll(async () => {
      all = await peopleOf('listModeration');
    });

    /** Puts a request into a state. Offers have a proposed time, and the time of promises has come. */
    async function put({ donation, request }: Ids, state: RequestState): Promise<void> {
      const isHeld = state === 'offered' || state === 'promised';
      const at = (hours: number) => new Date(Date.now() + hours * hour);
      const from = state === 'offered' ? 24 : -1;
      await server.parts.database.db
        .updateTable('requests')
        .set({
          state,
          place: 'At the library',
          code: pickupCode,
          from_at: state === 'waiting' ? null : at(from),
          to_at: state === 'waiting' ? null : at(from + 1),
          holds_until: isHeld ? at(48) : null,
          ended_at: hasEnded(state) ? new Date() : null,
          objected_at: null,
        })
        .where('id', '=', request)
        .execute();
      const status = isHeld ? 'promised' : state === 'received' ? 'given' : 'available';
      await server.parts.database.db.updateTable('donations').set({ status }).where('id', '=', donation).execute();
    }
    const read = async ({ request }: Ids) =>
      (
        await server.parts.database.db
          .selectFrom('requests')
          .select('state')
          .where('id', '=', request)
          .executeTakeFirstOrThrow()
      ).state;
    const silence = (id: number, suspended_for: string | null) =>
      server.parts.database.db.updateTable('users').set({ suspended_for }).where('id', '=', id).execute();

    it('has a row for each step', () => {
      for (const [what, steps] of [
        ['requests', requestSteps],
        ['donations', donationSteps],
      ] as const) {
        const made = Object.entries(memberEndpoints).filter(
          ([, { method, path }]) => method !== 'GET' && path.startsWith(`/api/${what}/{id}`),
        );
        expect(Object.keys(steps).toSorted()).toEqual(made.map(([name]) => name).toSorted());
      }
    });

    const stepNames = Object.keys(requestSteps) as StepOn<'requests'>[];
    it.each(stepNames)('%s', async (name) => {
      const { people, token } = all;
      const ids = await prepared(people.asker, people.donor);
      for (const state of requestStates) {
        const got: Record<string, unknown> = {};
        const wanted: Record<string, unknown> = {};
        for (const role of [
          'nobody',
          'stranger',
          'moderator',
          'token',
          'silenced',
          'foreign',
          'asker',
          'donor',
        ] as const) {
          await put(ids, state);
          const who = role === 'silenced' || role === 'foreign' ? people.donor : people[role];
          const headers = { token, foreign: { Origin: 'https://elsewhere.example' } };
          if (role === 'silenced') await silence(people.donor.id, 'Spam');
          const status = await statusOf(name, ids, who, role in headers ? headers[role as keyof typeof headers] : {});
          if (role === 'silenced') await silence(people.donor.id, null);
          got[role] = [status, await read(ids)];
          const move = role === 'asker' || role === 'donor' ? requestSteps[name][role] : undefined;
          const isLegal =
            typeof move === 'string'
              ? requestTransitions[move].from.some((one) => one === state)
              : (move?.(state) ?? false);
          const refused = { nobody: 401, token: 401, stranger: 404, moderator: 404, silenced: 403, foreign: 403 };
          const done = name === 'writeMessage' ? 201 : 200;
          const expectedStatus =
            role in refused ? refused[role as keyof typeof refused] : !move ? 403 : isLegal ? done : 409;
          wanted[role] = [expectedStatus, isLegal && typeof move === 'string' ? requestTransitions[move].to : state];
        }
        expect(got, state).toEqual(wanted);
      }
    });

    it.each(Object.keys(donationSteps) as StepOn<'donations'>[])('%s', async (name) => {
      const { people, token } = all;
      const { from, by, status: done } = donationSteps[name];
      // Hidden donations are in a separate table.
      for (const state of donationStates.filter((one) => one !== 'hidden')) {
        const got: Record<string, number> = {};
        const wanted: Record<string, number> = {};
        for (const role of ['nobody', 'token', 'blocked', 'suspended', 'asker', 'donor'] as const) {
          const { json } = await people.donor.call('POST', '/api/donations', aDonation());
          const ids = { ...noIds, donation: json.id };
          await server.parts.database.db
            .updateTable('donations')
            .set({ status: state })
            .where('id', '=', json.id)
            .execute();
          got[role] = await statusOf(name, ids, people[role], role === 'token' ? token : {});
          const isLegal = from.some((one) => one === state);
          const others = role === 'nobody' || role === 'token' ? 401 : 403;
          wanted[role] = role === by ? (isLegal ? done : 409) : others;
          if (role === 'blocked' && by === 'asker') wanted[role] = isLegal ? 404 : 409;
        }
        expect(got, state).toEqual(wanted);
      }
    });

    /** Calls that change the state of a request, by each of the two people. */
    const moves = stepNames.flatMap((name) =>
      (['asker', 'donor'] as const).flatMap((role) => {
        const move = requestSteps[name][role];
        return typeof move === 'string' ? [{ name, role, move }] : [];
      }),
    );
    it.each(moves.map((move) => [`${move.name} by the ${move.role}`, move] as const))(
      'one at a time, even if called concurrently: %s',
      async (_, first) => {
        const { people } = all;
        for (const second of moves) {
          const state = requestTransitions[first.move].from[0];
          const ids = await prepared(people.asker, people.donor);
          await put(ids, state);
          const race = [first, second, first, second, first];
          const statuses = await Promise.all(race.map(({ name, role }) => statusOf(name, ids, people[role])));
          const title = `${first.name} and ${second.name} from ${state}: ${statuses.join()}`;
          expect(
            statuses.filter((status) => ![200, 409, 422].includes(status)),
            title,
          ).toEqual([]);
          // 422: a new promise has another code. The conversation has a line per success, forming a valid path.
          const lines = await server.parts.database.db
            .selectFrom('request_messages')
            .select('code')
            .where('request_id', '=', ids.request)
            .where('author_id', 'is', null)
            .orderBy('id')
            .execute();
          expect(lines, title).toHaveLength(statuses.filter((status) => status === 200).length);
          let reached: RequestState = state;
          for (const { code } of lines) {
            const legal = Object.entries(requestTransitions).find(
              ([name, { from }]) => name === code && from.some((one) => one === reached),
            );
            expect(legal, `${title}: ${code}`).toBeDefined();
            reached = legal?.[1].to ?? reached;
          }
          expect(await read(ids), title).toBe(reached);
        }
      },
    );
  });
});
