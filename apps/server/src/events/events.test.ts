import { sql } from 'kysely';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../openDatabase.js';
import type { Database } from '../store/database.js';
import { aHandOver, day, secretPlace } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { endsWithin, openEvents, type OpenEvents } from '../testing/openEvents.js';
import { member, visitor, type Member } from '../testing/people.js';
import { createDatabase, type TestDatabase } from '../testing/postgres/createDatabase.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';

/** In milliseconds. */
const heartbeat = 200;

let open: OpenEvents[] = [];
afterEach(() => {
  for (const events of open) events.close();
  open = [];
});

async function listens(server: Pick<TestServer, 'host'>, who: Pick<Member, 'cookies'>, headers = {}) {
  const events = await openEvents(server.host, who, headers);
  open.push(events);
  return events;
}

/** All changes received after waiting for two heartbeats. */
async function expectEvent(events: OpenEvents) {
  const start = events.heard().length;
  await expect.poll(() => events.heard().slice(start).split(':\n\n').length).toBeGreaterThan(2);
  return events.changes();
}

describe('A change stream', () => {
  const handOver = aHandOver({ events: { times: { heartbeat } } });
  const { server, people, asks, promises, later } = handOver;

  it('only notifies the two people of a request, message, or notice', async () => {
    const { donor, ann, stranger } = people();
    const [atDonor, atAnn, atStranger] = await Promise.all([donor, ann, stranger].map((who) => listens(server(), who)));
    const id = await asks(ann);
    const request = { kind: 'request', requestId: id };
    const notice = { kind: 'notice', requestId: id };
    await expect.poll(() => atDonor?.changes()).toEqual(expect.arrayContaining([request, notice]));
    expect(atAnn && (await expectEvent(atAnn))).toEqual([request]);
    await donor.call('POST', `/api/requests/${id}/messages`, { content: 'It is a secret' });
    const message = { kind: 'message', requestId: id };
    await expect.poll(() => atAnn?.changes()).toEqual(expect.arrayContaining([request, message, notice]));
    expect((await promises(id)).status).toBe(200);
    await expect.poll(() => atAnn?.changes().filter((change) => change.kind === 'request')).toHaveLength(2);
    expect(atStranger && (await expectEvent(atStranger))).toEqual([]);
    for (const events of open) {
      expect(events.heard()).not.toContain('secret');
      expect(events.heard()).not.toContain(secretPlace);
    }
  });

  it('ignores reads and rolled-back writes', async () => {
    const { donor, ann } = people();
    const events = await listens(server(), ann);
    const id = await asks(ann);
    const messages = await donor.call('POST', `/api/requests/${id}/messages`, { content: 'Hello' });
    await expect.poll(events.changes).toHaveLength(3);
    await ann.call('POST', '/api/notices/read');
    await ann.call('POST', `/api/requests/${id}/read`, { messageId: messages.json.id });
    const { database } = server().parts;
    const cut = database.transaction(async (db) => {
      await sql`update requests set state = 'declined' where id = ${id}`.execute(db);
      throw new Error('The server is cut off.');
    });
    await expect(cut).rejects.toThrow('cut off');
    expect(await expectEvent(events)).toHaveLength(3);
  });

  it('ignores imports', async () => {
    const { donor, ann } = people();
    const events = await listens(server(), donor);
    await server().parts.database.transaction(async (db) => {
      await sql`set local clothesline.is_importing = 'on'`.execute(db);
      await sql`insert into notices (user_id, kind, text, created_at) values (${donor.id}, 'asked', '', now())`.execute(
        db,
      );
    });
    expect(await expectEvent(events)).toEqual([]);
    await asks(ann);
    await expect.poll(events.changes).toHaveLength(2);
  });

  it('requires a session, and rejects pages of other sites', async () => {
    const { ann } = people();
    for (const [who, headers] of [
      [visitor(server().host), {}],
      [ann, { Origin: 'https://elsewhere.example' }],
    ] as const) {
      const refused = await listens(server(), who, headers);
      expect(refused.status).toBe(401);
      expect(refused.headers.get('Cache-Control')).toContain('no-store');
    }
  });

  it('is neither cached nor compressed', async () => {
    const { status, headers, heard } = await listens(server(), people().ann, { 'Accept-Encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/event-stream');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Accel-Buffering')).toBe('no');
    expect(headers.has('Content-Encoding')).toBe(false);
    expect(headers.has('ETag')).toBe(false);
    await expect.poll(heard).toMatch(/^retry: 3000\n\n/);
  });

  it('is not opened by HEAD, and is not counted as a running request', async () => {
    const { ann } = people();
    const { streams } = server().parts.events;
    await expect.poll(streams).toBe(0);
    expect((await ann.call('HEAD', '/api/events')).status).toBe(200);
    expect(streams()).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => listens(server(), ann)));
    expect(streams()).toBe(5);
    expect(server().running()).toBe(0);
    for (const events of open) events.close();
    await expect.poll(streams).toBe(0);
    expect(server().running()).toBe(0);
  });

  it('ends soon after its session, while other sessions continue', async () => {
    const { stranger } = people();
    const leaving = await member(server(), 'leaving@example.org');
    const [ends, goesOn] = [await listens(server(), leaving), await listens(server(), stranger)];
    await expectEvent(ends);
    expect((await leaving.call('POST', '/api/auth/sign-out')).status).toBe(200);
    expect(await endsWithin(heartbeat * 20, ends)).toBe(true);
    await expectEvent(goesOn);
  });

  it('ends after half an hour', async () => {
    const events = await listens(server(), people().stranger);
    await later(29 * 60_000);
    await expectEvent(events);
    await later(61_000);
    expect(await endsWithin(heartbeat * 20, events)).toBe(true);
    await later(day);
  });
});

describe('Change streams', () => {
  let server: TestServer;
  let ann: Member;
  let bob: Member;
  let cleo: Member;
  beforeAll(async () => {
    const capacity = { all: 5, ofNetwork: 3, ofAccount: 2 };
    server = await startTestServer({}, { listener: { proxies: 1 }, events: { capacity } });
    [ann, bob, cleo] = (await Promise.all(
      ['ann', 'bob', 'cleo'].map((name) => member(server, `${name}@example.org`)),
    )) as [Member, Member, Member];
  });
  afterAll(() => server.stop());

  const from = async (who: Member, network: string) => {
    const events = await listens(server, who, { 'X-Forwarded-For': network });
    return { ...events, retryAfter: events.headers.get('Retry-After') };
  };

  it('are limited per account, per network, and in total, until a connection closes', async () => {
    const first = await from(ann, '192.0.2.1');
    expect([first.status, (await from(ann, '192.0.2.2')).status]).toEqual([200, 200]);
    const refused = await from(ann, '192.0.2.3');
    expect([refused.status, refused.retryAfter]).toEqual([503, '30']);
    expect([(await from(bob, '192.0.2.1')).status, (await from(bob, '192.0.2.1')).status]).toEqual([200, 200]);
    // An account without a stream replaces one of the account with the most on this network.
    expect((await from(cleo, '192.0.2.1')).status).toBe(200);
    expect(server.parts.events.streams()).toBe(4);
    expect((await from(cleo, '192.0.2.1')).status).toBe(503);
    expect((await from(bob, '192.0.2.6')).status).toBe(200);
    // A rejected connection does not close the account's other streams.
    expect((await from(cleo, '192.0.2.5')).status).toBe(503);
    first.close();
    await expect.poll(async () => (await from(cleo, '192.0.2.5')).status).toBe(200);
    expect((await from(bob, '192.0.2.6')).status).toBe(503);
  });

  it('end with their session, before the next heartbeat', async () => {
    const leaving = await member(server, 'leaving@example.org');
    for (const events of open) events.close();
    await expect.poll(() => server.parts.events.streams()).toBe(0);
    const [ends, goesOn] = [await from(leaving, '192.0.2.7'), await from(ann, '192.0.2.7')];
    expect((await leaving.call('POST', '/api/auth/sign-out')).status).toBe(200);
    expect(await endsWithin(3000, ends)).toBe(true);
    expect([goesOn.status, server.parts.events.streams()]).toEqual([200, 1]);
  });

  it('end when the server stops, which rejects new connections', async () => {
    await expect.poll(server.parts.events.streams).toBe(0);
    const events = await from(ann, '192.0.2.1');
    server.parts.events.stop();
    expect(await endsWithin(1000, events)).toBe(true);
    expect((await from(ann, '192.0.2.1')).status).toBe(503);
  });
});

describe('Change streams on several servers', () => {
  let database: TestDatabase;
  let stores: Database[];
  let servers: TestServer[];
  beforeAll(async () => {
    database = await createDatabase();
    stores = await Promise.all([1, 2].map(() => openDatabase({ dataDir: '', databaseUrl: database.url })));
    servers = await Promise.all(stores.map((database) => startTestServer({ database })));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(stores.map((database) => database.close()));
    await database.drop();
  });

  const [here, there] = [() => servers[0] as TestServer, () => servers[1] as TestServer];

  async function asked(donor: Member, asker: Member): Promise<number> {
    const { json: donation } = await donor.call('POST', '/api/donations', aDonation());
    const from = new Date(Date.now() + day).toISOString();
    const to = new Date(Date.now() + 2 * day).toISOString();
    const sent = { reason: 'My children need coats.', times: [{ from, to }] };
    const { status, json } = await asker.call('POST', `/api/donations/${donation.id}/requests`, sent);
    expect(status).toBe(201);
    return json.id;
  }

  it('include writes by other servers', async () => {
    const [donor, asker] = [await member(here(), 'donor@example.org'), await member(there(), 'asker@example.org')];
    const events = await listens(here(), donor);
    const requestId = await asked(donor, asker);
    await expect.poll(events.changes).toContainEqual({ kind: 'request', requestId });
  });

  it('end if changes may have been missed, and can be reopened', async () => {
    const [donor, asker] = [await member(here(), 'giver@example.org'), await member(there(), 'taker@example.org')];
    const events = await listens(here(), donor);
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'clothesline changes' and datname = current_database()`);
    expect(await endsWithin(5000, events)).toBe(true);
    await expect.poll(async () => (await listens(here(), donor)).status).toBe(200);
    const again = open.at(-1);
    const requestId = await asked(donor, asker);
    await expect.poll(() => again?.changes()).toContainEqual({ kind: 'request', requestId });
  });
});

describe('A client that does not read', () => {
  it('is disconnected', async () => {
    const timeouts = { still: 1500, check: 100 };
    const server = await startTestServer({}, { timeouts, events: { times: { heartbeat: 100 } } });
    const ann = await member(server, 'ann@example.org');
    const { database, events } = server.parts;
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write(`GET /api/events HTTP/1.1\r\nHost: here\r\nCookie: ${cookie}\r\n\r\n`);
    await expect.poll(events.streams).toBe(1);
    // Exceeds the socket buffers with distinct changes.
    for (let round = 0; round < 40 && events.streams() > 0; round += 1) {
      await database.transaction(async (db) => {
        await sql`
          insert into notices (user_id, kind, text, request_id, created_at)
          select ${ann.id}, 'asked', '', number, now() from generate_series(1, 5000) number`.execute(db);
      });
    }
    await expect.poll(events.streams).toBe(0);
    socket.destroy();
    await server.stop();
  });
});
