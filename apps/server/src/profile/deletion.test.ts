import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { aHandOver, day, secretPlace } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { deleteAccount, freshCode, mailedCode, member, visitor, type Member } from '../testing/people.js';
import { aPhoto } from '../testing/photos/hostileFiles.js';
import { storePhoto } from '../testing/photos/uploads.js';
import { deleteNow } from './deletion.js';
import { tidy } from '../operate/retention/tidy.js';

describe('A deleted account', () => {
  const { server, people, donation, asks, span, seen, later, now } = aHandOver();
  const anybody = () => visitor(server().host);
  let count = 0;
  const newcomer = () => member(server(), `leaving${(count += 1)}@example.org`);
  const gives = async (donor: Member, title: string, more = {}) => {
    const { json, status } = await donor.call('POST', '/api/donations', aDonation({ title, ...more }));
    expect(status).toBe(201);
    return json.id as number;
  };
  const read = async (path: string) => JSON.stringify((await anybody().call('GET', path)).json);

  it('is hidden immediately, everywhere', async () => {
    const leaving = await newcomer();
    const id = await gives(leaving, 'Vermilion anorak');
    const places = [
      '/api/donations?limit=100',
      '/api/donations?search=vermilion+anorak',
      `/api/donations?ids=${id}`,
      '/api/donations/nearby?lat=37.77&lng=-122.42&limit=50',
      `/api/people/${leaving.id}`,
      '/donations.json',
      '/donations.geojson?search=anorak',
    ];
    for (const path of places) expect(await read(path), path).toContain('Vermilion anorak');
    const total = async () => Number((await anybody().call('GET', '/api/donations')).headers.get('X-Total-Count'));
    const before = await total();
    const { status, json } = await deleteAccount(server(), leaving);
    expect(status).toBe(200);
    expect(Date.parse(json.deletedAt)).toBe(now().getTime() + 7 * day);
    for (const path of places) expect(await read(path), path).not.toContain('Vermilion anorak');
    expect(await total()).toBe(before - 1);
    expect((await anybody().call('GET', `/api/donations/${id}`)).status).toBe(404);
    expect((await anybody().call('GET', `/api/people/${leaving.id}`)).status).toBe(404);
  });

  it('can still sign in and read, but not write, and can be fully restored', async () => {
    const { ann, donor } = people();
    const leaving = await newcomer();
    const own = await gives(leaving, 'Vermilion anorak');
    const given = await gives(leaving, 'Vermilion scarf');
    await leaving.call('POST', `/api/donations/${given}/given`, {});
    const asked = await ann.call('POST', `/api/donations/${own}/requests`, {
      reason: 'For my daughter.',
      times: [span()],
    });
    await leaving.call('POST', `/api/requests/${asked.json.id}/promise`, { place: secretPlace, ...span() });
    const requestId = await asks(leaving);
    await leaving.call('POST', `/api/requests/${requestId}/messages`, { content: 'Words of somebody who leaves' });
    const shown = (await anybody().call('GET', `/api/people/${leaving.id}`)).json;
    await deleteAccount(server(), leaving);
    await later(6 * day);
    const again = await member(server(), leaving.email);
    expect(again.id).toBe(leaving.id);
    expect((await again.call('GET', '/api/me')).json.deletedAt).not.toBeNull();
    expect((await again.call('PATCH', '/api/me', { bio: 'x' })).status).toBe(403);
    expect((await again.call('POST', '/api/donations', aDonation())).status).toBe(403);
    expect(
      (
        await again.call('POST', `/api/donations/${donation()}/requests`, {
          reason: 'For my daughter.',
          times: [span()],
        })
      ).status,
    ).toBe(403);
    const { donations, messages } = (await again.call('GET', '/api/me/export')).json;
    expect(donations.map(({ title }: { title: string }) => title)).toEqual(['Vermilion scarf', 'Vermilion anorak']);
    expect(JSON.stringify(messages)).toContain('Words of somebody who leaves');
    expect(JSON.stringify(await seen(donor, requestId))).not.toContain('Words of somebody who leaves');
    expect((await seen(donor, requestId)).reason).toBe('');
    expect(await again.call('POST', '/api/me/restore', {})).toMatchObject({ status: 200, json: { deletedAt: null } });
    expect((await again.call('POST', '/api/me/restore', {})).status).toBe(409);
    const restored = (await anybody().call('GET', `/api/people/${leaving.id}`)).json;
    const withStates = (one: typeof shown) =>
      one.donations.map(({ id, status }: { id: number; status: string }) => [id, status]);
    expect(withStates(restored)).toEqual([[own, 'available']]);
    const unlike = (one: typeof shown) => one.donations.map((each: object) => ({ ...each, status: '' }));
    expect(unlike(restored)).toEqual(unlike(shown));
    expect((await anybody().call('GET', '/api/donations?search=vermilion+anorak')).json[0].id).toBe(own);
    expect(JSON.stringify(await seen(donor, requestId))).toContain('Words of somebody who leaves');
    await later(8 * day);
    expect((await again.call('GET', '/api/me')).status).toBe(200);
  });

  it('is deleted with its content after seven days; others’ content stays', async () => {
    const { ann, donor } = people();
    const leaving = await newcomer();
    const photo = await aPhoto();
    const sent = await storePhoto(server().host, photo);
    const own = await gives(leaving, 'Chartreuse anorak', { images: [sent.url] });
    const asked = await ann.call('POST', `/api/donations/${own}/requests`, { reason: 'Said by Ann.', times: [span()] });
    await ann.call('POST', `/api/requests/${asked.json.id}/messages`, { content: 'Also said by Ann' });
    await leaving.call('POST', `/api/requests/${asked.json.id}/messages`, { content: 'Said by who leaves' });
    const requestId = await asks(leaving);
    await leaving.call('POST', `/api/requests/${requestId}/messages`, { content: 'Said by who leaves' });
    await leaving.call('POST', `/api/requests/${requestId}/cancel`, { reason: 'Said by who leaves' });
    await server()
      .parts.database.db.insertInto('passkeys')
      .values({
        user_id: leaving.id,
        credential_id: 'of who leaves',
        public_key: '',
        counter: 0,
        rp_id: 'clothes.example',
        name: 'Said by who leaves',
        created_at: now(),
      })
      .execute();
    await deleteAccount(server(), leaving);
    await later(7 * day - 1000);
    expect((await leaving.call('GET', '/api/me')).status).toBe(200);
    await later(1000);
    expect((await leaving.call('GET', '/api/me')).status).toBe(401);
    const { database } = server().parts;
    const removed: string[] = [];
    await database.db
      .updateTable('photos')
      .set({ stored_at: new Date(0) })
      .execute();
    await tidy(database, { remove: async (names) => void removed.push(...names) });
    expect(removed.some((name) => sent.url.endsWith(name))).toBe(true);
    expect(await seen(ann, asked.json.id)).toMatchObject({ state: 'closed', reason: 'Said by Ann.' });
    expect(JSON.stringify(await seen(ann, asked.json.id))).toContain('Also said by Ann');
    for (const table of [
      'donations',
      'users',
      'request_messages',
      'requests',
      'mails',
      'sessions',
      'passkeys',
    ] as const) {
      const rows = JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toContain('Said by who leaves');
      expect(rows, table).not.toContain(leaving.email);
    }
    expect(JSON.stringify(await database.db.selectFrom('donations').selectAll().execute())).not.toContain('Chartreuse');
    expect((await seen(donor, requestId)).reason).toBe('');
    expect((await member(server(), leaving.email)).id).not.toBe(leaving.id);
  });

  it('keeps photos that others use', async () => {
    const [leaving, staying] = [await newcomer(), await newcomer()];
    const sent = await storePhoto(server().host, await aPhoto());
    await gives(leaving, 'Vermilion anorak', { images: [sent.url] });
    await gives(staying, 'The same anorak', { images: [sent.url] });
    await deleteAccount(server(), leaving);
    await later(7 * day);
    const { database } = server().parts;
    await database.db
      .updateTable('photos')
      .set({ stored_at: new Date(0) })
      .execute();
    await tidy(database, {
      remove: async (names) => expect(names.some((name) => sent.url.endsWith(name))).toBe(false),
    });
    await deleteAccount(server(), staying);
  });

  it('deletes its photos, including unused ones', async () => {
    const leaving = await newcomer();
    const [first, second, other, replaced] = await Promise.all(
      [0, 1, 2, 3].map(async () => (await storePhoto(server().host, await aPhoto())).url),
    );
    const own = await gives(leaving, 'Vermilion anorak', { images: [first, other, replaced] });
    await gives(leaving, 'Another anorak', { images: [other] });
    await leaving.call('PATCH', `/api/donations/${own}`, { images: [second] });
    await leaving.call('PATCH', '/api/me', { profileImage: first });
    const { database } = server().parts;
    const tidied = async () => {
      const removed: string[] = [];
      await database.db
        .updateTable('photos')
        .set({ stored_at: new Date(0) })
        .execute();
      await tidy(database, { remove: async (names) => void removed.push(...names) });
      return [first, second, other, replaced].map((url = '') => removed.some((name) => url.endsWith(name)));
    };
    expect(await tidied()).toEqual([false, false, false, true]);
    await leaving.call('PATCH', '/api/me', { profileImage: null });
    expect(await tidied()).toEqual([true, false, false, false]);
    await deleteAccount(server(), leaving);
    await later(7 * day);
    expect(await tidied()).toEqual([false, true, true, false]);
  });

  it('returns the stored response for a repeated idempotency key', async () => {
    const leaving = await newcomer();
    const key = { 'Idempotency-Key': 'the-key-of-a-deletion' };
    const sent = { proof: { code: await freshCode(server(), leaving.email) } };
    const first = await leaving.call('DELETE', '/api/me', sent, key);
    await later(day);
    expect((await leaving.call('DELETE', '/api/me', sent, key)).json).toEqual(first.json);
    expect((await deleteAccount(server(), leaving)).json.deletedAt).toBe(first.json.deletedAt);
    expect((await anybody().call('DELETE', '/api/me', {})).status).toBe(401);
    expect((await leaving.call('DELETE', '/api/me', {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await mailedCode(server(), leaving.email)).toMatch(/^\d{6}$/);
  });

  it('is deleted completely even after a crash', async () => {
    const { ann } = people();
    const leaving = await newcomer();
    const own = await gives(leaving, 'Vermilion anorak');
    const asked = await ann.call('POST', `/api/donations/${own}/requests`, {
      reason: 'For my daughter.',
      times: [span()],
    });
    const { db } = server().parts.database;
    await db
      .updateTable('users')
      .set({ delete_at: new Date(now().getTime() + day) })
      .where('id', '=', leaving.id)
      .execute();
    await later(1000);
    expect((await seen(ann, asked.json.id)).state).toBe('closed');
    expect((await anybody().call('GET', `/api/donations/${own}`)).status).toBe(404);
  });

  const leave: Record<string, (one: Member) => Promise<unknown>> = {
    'by its owner, after seven days': (one) => deleteAccount(server(), one),
    'by the operator, at once': ({ id }) =>
      deleteNow({ database: server().parts.database, durations: standardDurations, now }, id),
  };
  describe.each(Object.keys(leave))('(%s)', (how) => {
    it('removes its texts from every table', async () => {
      const { ann, bob } = people();
      const { database } = server().parts;
      const leaving = await newcomer();
      const word = how.startsWith('by its') ? 'qwzya' : 'qwzyb';
      const key = () => ({ 'Idempotency-Key': `${word}-${(count += 1)}` });
      const profile = {
        displayName: `${word}name`,
        username: `${word}_user`,
        bio: `${word}bio`,
        location: `${word}town`,
      };
      await leaving.call('PATCH', '/api/me', profile, key());
      const organization = { name: `${word}group`, address: word, hours: word, rules: word, contact: word };
      await leaving.call('PUT', '/api/me/organization', organization, key());
      const own = await gives(leaving, `${word}coat`, {
        description: `${word}text`,
        location: { address: `${word}street, ${word}place`, coordinates: { lat: 37.77, lng: -122.42 } },
      });
      await leaving.call('PATCH', `/api/donations/${own}`, { title: `${word}jacket` }, key());
      const other = await gives(bob, 'Another coat');
      const ask = { reason: `${word} reason`, times: [span()] };
      const { json: asked } = await leaving.call('POST', `/api/donations/${other}/requests`, ask, key());
      await leaving.call('POST', `/api/requests/${asked.id}/messages`, { content: `${word}message` }, key());
      await bob.call('POST', `/api/requests/${asked.id}/promise`, { place: 'The corner', ...span() }, key());
      await leaving.call('POST', `/api/requests/${asked.id}/cancel`, { reason: `${word}why` }, key());
      // Two people request its donation, one of them with daily mails.
      await bob.call('PATCH', '/api/me', { mails: { requests: 'daily' } });
      const theirs: number[] = [];
      for (const one of [ann, bob]) {
        const sent = { reason: 'For my daughter.', times: [span()] };
        theirs.push((await one.call('POST', `/api/donations/${own}/requests`, sent, key())).json.id);
      }
      await leaving.call('POST', `/api/requests/${theirs[0]}/promise`, { place: `${word}corner`, ...span() }, key());
      // Suggests its donation to the asker of a withdrawn one.
      const withdrawn = await gives(ann, 'A third coat');
      const third = { reason: 'For my daughter.', times: [span()] };
      await bob.call('POST', `/api/donations/${withdrawn}/requests`, third);
      await ann.call('POST', `/api/donations/${withdrawn}/withdraw`, {});
      await leaving.call('POST', '/api/reports', {
        kind: 'person',
        id: bob.id,
        reason: 'rude',
        words: `${word}report`,
      });
      const words = async () => {
        const { rows } = await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
        const found: string[] = [];
        for (const { name } of rows) {
          const all = await sql`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(database.db);
          if (JSON.stringify(all.rows).toLowerCase().includes(word)) found.push(name);
        }
        return found.toSorted();
      };
      const everywhere = ['answered_writes', 'donations', 'known_words', 'mails', 'notices', 'reports'];
      expect(await words()).toEqual(expect.arrayContaining([...everywhere, 'request_messages', 'requests', 'users']));
      // The reason is now hidden from others.
      const exported = async () => JSON.stringify((await bob.call('GET', '/api/me/export')).json.requests);
      expect(await exported()).toContain(`${word} reason`);
      await leave[how]?.(leaving);
      expect(await exported()).not.toContain(word);
      await later(7 * day);
      expect(await words()).toEqual([]);
      // Words of other donations remain known.
      const known = database.db.selectFrom('known_words').select('word').where('word', '=', 'coat');
      expect(await known.execute()).toHaveLength(1);
    });
  });
});
