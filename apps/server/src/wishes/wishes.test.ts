import { findArea } from '@clothesline/api-client/contract';
import { memberLimits, type Wish } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteNow } from '../profile/deletion.js';
import { tidy } from '../operate/retention/tidy.js';
import { aDonation } from '../testing/donations.js';
import { aHandOver, day, hour, secretPlace } from '../testing/aHandOver.js';
import { member, visitor, type Member } from '../testing/people.js';
import { endDueWishes } from './endDueWishes.js';

const here = { latitude: 37.761_234, longitude: -122.435_678, locationName: 'Mission District, San Francisco, CA' };
const listing = { title: 'Girls coat', description: 'Size 6, warm.', category: 'Children' };

describe('Wishes', () => {
  const { server, people, now, later, donation, span, seen, statusOf } = aHandOver();
  const anybody = () => visitor(server().host);
  const wishes = async (one: Member, more: object = {}): Promise<Wish> => {
    const { status, json } = await one.call('POST', '/api/wishes', { title: 'Coat, size 6-7', ...here, ...more });
    expect(status, JSON.stringify(json)).toBe(201);
    return json;
  };
  const titles = async (query: string, viewer = anybody()) => {
    const { status, json } = await viewer.call('GET', `/api/wishes?${query}`);
    expect(status).toBe(200);
    return json.map(({ title }: Wish) => title);
  };
  const matches = async (viewer = anybody(), { title, description, category } = listing): Promise<Wish[]> => {
    const query = new URLSearchParams({ title, description, category, lat: '37.77', lng: '-122.43' });
    return (await viewer.call('GET', `/api/wishes/matching?${query}`)).json;
  };
  const passes = async (milliseconds: number) => {
    await later(milliseconds);
    while ((await endDueWishes({ ...server().parts, now })) > 0);
  };
  const notices = async (one: Member) =>
    (await one.call('GET', '/api/notices')).json.map(({ text, wishId }: { text: string; wishId?: number }) => [
      text,
      wishId,
    ]);
  const offers = (by: Member, { id }: Pick<Wish, 'id'>) =>
    by.call('POST', `/api/wishes/${id}/offers`, { donationId: donation() });

  beforeEach(() => server().parts.database.db.deleteFrom('wishes').execute());

  it('are not matched while the index waits for the database, to avoid blocking donors', async () => {
    const { ann } = people();
    await wishes(ann);
    await server()
      .parts.database.db.transaction()
      .execute(async (transaction) => {
        await sql`lock table wishes in access exclusive mode`.execute(transaction);
        expect(await matches()).toEqual([]);
      });
    expect(await matches()).toMatchObject([{ title: 'Coat, size 6-7' }]);
  });

  it('only show their owner’s area and first name', async () => {
    const { ann } = people();
    await ann.call('PATCH', '/api/me', { displayName: 'Ann Secretname' });
    const made = await wishes(ann, { reason: 'It is cold at the bus stop.' });
    const { json, status } = await anybody().call('GET', `/api/wishes/${made.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...findArea(here).center, areaMeters: 1000, ownerName: 'Ann' });
    expect(JSON.stringify(json)).not.toMatch(/Secretname|76123|43567/);
    const { rows } = await sql`select latitude, longitude from points where latitude = ${here.latitude}`.execute(
      server().parts.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('require an account, a known category and a future end date', async () => {
    const { ann } = people();
    const sent = { title: 'Coat', ...here };
    expect((await anybody().call('POST', '/api/wishes', sent)).status).toBe(401);
    const issuesOf = async (more: object) =>
      (await ann.call('POST', '/api/wishes', { ...sent, ...more })).json.issues.map(
        ({ path }: { path: string }) => path,
      );
    expect(await issuesOf({ category: 'Spaceships' })).toEqual(['category']);
    expect(await issuesOf({ title: ' ' })).toEqual(['title']);
    expect(await issuesOf({ reason: 'x'.repeat(memberLimits.wishes.reason + 1) })).toEqual(['reason']);
    for (const away of [-day, 70 * day]) {
      expect(await issuesOf({ endsAt: new Date(now().getTime() + away).toISOString() })).toEqual(['endsAt']);
    }
  });

  it('are limited to five open wishes', async () => {
    const { ann, bob } = people();
    const [first] = await Promise.all(Array.from({ length: 5 }, (_, index) => wishes(ann, { title: `Coat ${index}` })));
    const sent = { title: 'One more', ...here };
    expect((await ann.call('POST', '/api/wishes', sent)).status).toBe(409);
    expect((await bob.call('POST', `/api/wishes/${first?.id}/close`, {})).status).toBe(404);
    expect((await ann.call('POST', `/api/wishes/${first?.id}/close`, {})).json.state).toBe('closed');
    expect((await ann.call('POST', '/api/wishes', sent)).status).toBe(201);
    expect((await anybody().call('GET', `/api/wishes/${first?.id}`)).status).toBe(404);
    expect((await ann.call('GET', '/api/me/wishes')).json).toHaveLength(6);
  });

  it('are listed nearest first, in pages, by category, size and person', async () => {
    const { ann, bob } = people();
    await wishes(ann, { title: 'Boots, size 9', latitude: 37.5 });
    await wishes(ann, { category: 'Children' });
    await wishes(bob, { title: 'Suit 40R', category: 'Men', latitude: 37.7 });
    const from = 'lat=37.76&lng=-122.43';
    expect(await titles(from)).toEqual(['Coat, size 6-7', 'Suit 40R', 'Boots, size 9']);
    expect(await titles(`${from}&radius=10`)).toEqual(['Coat, size 6-7', 'Suit 40R']);
    expect(await titles('')).toEqual(['Suit 40R', 'Coat, size 6-7', 'Boots, size 9']);
    expect(await titles('category=Children')).toEqual(['Coat, size 6-7']);
    expect(await titles('category=Footwear')).toEqual(['Boots, size 9']);
    expect(await titles('category=Children&size=6')).toEqual(['Coat, size 6-7']);
    expect(await titles('size=3T')).toEqual([]);
    expect(await titles(`person=${bob.id}`)).toEqual(['Suit 40R']);
    for (const query of [from, '']) {
      const first = await anybody().call('GET', `/api/wishes?${query}&limit=2`);
      const [, next = ''] = /<([^>]+)>/.exec(first.headers.get('Link') ?? '') ?? [];
      const { json } = await anybody().call('GET', next);
      expect(json.map(({ title }: Wish) => title)).toEqual(['Boots, size 9']);
    }
  });

  it('match a donor’s text, up to three, nearest first', async () => {
    const { ann, bob, donor } = people();
    await wishes(ann, { title: 'Coat for 6 years', latitude: 37.8 });
    await wishes(ann);
    await wishes(bob, { title: 'Boots' });
    await wishes(bob, { title: 'Kids jacket size 6', latitude: 37.75 });
    await wishes(bob, { title: 'Coat size 6', latitude: 37.9 });
    await wishes(bob, { latitude: 38.9 });
    await wishes(donor);
    expect((await matches(donor)).map(({ title }) => title)).toEqual([
      'Coat, size 6-7',
      'Kids jacket size 6',
      'Coat for 6 years',
    ]);
    expect(await matches(donor, { ...listing, title: ' ', description: '' })).toEqual([]);
  });

  it('match even if many nearer wishes have ended', async () => {
    const { ann } = people();
    await wishes(ann, { latitude: 37.9 });
    await wishes(ann, { title: 'Coat for 6 years' });
    await sql`
      insert into wishes (user_id, title, facets, point_id, location_name, created_at, ends_at, closed_at)
      select user_id, title, facets, point_id, location_name, created_at, ends_at, created_at
      from wishes, generate_series(1, 250) where title = 'Coat for 6 years'`.execute(server().parts.database.db);
    expect((await matches()).map(({ title }) => title)).toEqual(['Coat for 6 years', 'Coat, size 6-7']);
  });

  it('are not shown if hidden, or if their owner is blocked, suspended, or leaving', async () => {
    const { ann, donor } = people();
    const { id } = await wishes(ann);
    const { db } = server().parts.database;
    const path = `/api/wishes/${id}`;
    const shown = async (viewer = anybody()) => [
      (await viewer.call('GET', path)).status,
      (await matches(viewer)).length,
      (await titles('', viewer)).length,
    ];
    expect(await shown()).toEqual([200, 1, 1]);
    await donor.call('PUT', `/api/people/${ann.id}/block`, {});
    expect(await shown(donor)).toEqual([404, 0, 0]);
    expect((await offers(donor, { id })).status).toBe(404);
    await donor.call('DELETE', `/api/people/${ann.id}/block`, {});
    for (const out of [{ suspended_for: 'Spam' }, { delete_at: new Date(now().getTime() + day) }]) {
      await db.updateTable('users').set(out).where('id', '=', ann.id).execute();
      expect(await shown()).toEqual([404, 0, 0]);
      await db.updateTable('users').set({ suspended_for: null, delete_at: null }).where('id', '=', ann.id).execute();
    }

    const moderator = await member(server(), 'moderator@example.org');
    const { json: entry } = await donor.call('POST', '/api/reports', { kind: 'wish', id, reason: 'spam' });
    const decide = (action: string) =>
      moderator.call('POST', `/api/moderation/${entry.id}`, { action, reason: 'It is an ad.' });
    expect((await decide('hide')).json).toMatchObject({ kind: 'wish', target: { title: 'Coat, size 6-7' } });
    expect(await shown()).toEqual([404, 0, 0]);
    expect((await ann.call('GET', path)).json).toMatchObject({ state: 'hidden', hiddenFor: 'It is an ad.' });
    const acts = await db
      .selectFrom('audit')
      .select(['action', 'kind', 'target_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(acts).toEqual([{ action: 'hide', kind: 'wish', target_id: id }]);
    await decide('restore');
    expect(await shown()).toEqual([200, 1, 1]);
  });

  it('end on their date or after 60 days, after a reminder', async () => {
    const { ann } = people();
    await wishes(ann, { title: 'Cap', endsAt: new Date(now().getTime() + 3 * day).toISOString() });
    const { id } = await wishes(ann);
    const before = (await notices(ann)).length;
    const news = async () => (await notices(ann)).slice(0, -before || undefined);
    await passes(4 * day);
    expect(await news()).toEqual([['Your wish “Cap” has expired. You can add it again.', expect.any(Number)]]);
    await passes(52 * day);
    expect((await news())[0]).toEqual(['Your wish “Coat, size 6-7” ends soon.', id]);
    expect(await titles('')).toEqual(['Coat, size 6-7']);
    await passes(5 * day);
    expect((await news())[0]).toEqual(['Your wish “Coat, size 6-7” has expired. You can add it again.', id]);
    expect(await titles('')).toEqual([]);
    expect((await ann.call('GET', `/api/wishes/${id}`)).json.state).toBe('ended');
  });

  it('reserve an offered donation for a day, and end once it is collected', async () => {
    const { ann, bob, donor } = people();
    const wish = await wishes(ann, { reason: 'For school.' });
    const { status, json: offer } = await offers(donor, wish);
    expect(status).toBe(201);
    expect(offer).toMatchObject({ state: 'offered', askerId: ann.id, wishId: wish.id, needsPlace: true });
    expect(Date.parse(offer.holdsUntil) - now().getTime()).toBe(day);
    expect(await statusOf()).toBe('promised');
    expect((await notices(ann))[0][0]).toContain('is being offered to you first');
    // No other offers are possible now.
    expect(await matches()).toEqual([]);
    const { json: second } = await bob.call('POST', '/api/donations', aDonation());
    const again = await bob.call('POST', `/api/wishes/${wish.id}/offers`, { donationId: second.id });
    expect(again.status).toBe(409);

    await ann.call('POST', `/api/requests/${offer.id}/accept`, span());
    expect((await seen(donor, offer.id)).state).toBe('offered');
    const accepts = (place?: string) => donor.call('POST', `/api/requests/${offer.id}/accept`, { place });
    expect((await accepts()).json.issues).toMatchObject([{ path: 'place', code: 'nameAPlace' }]);
    expect((await accepts(secretPlace)).json).toMatchObject({ state: 'promised', place: secretPlace });
    const { code } = await seen(donor, offer.id);
    expect((await ann.call('POST', `/api/requests/${offer.id}/received`, { code })).status).toBe(200);
    expect((await ann.call('GET', `/api/wishes/${wish.id}`)).json).toMatchObject({ state: 'received', received: 1 });
    expect(await titles('')).toEqual([]);
  });

  it('cannot be offered a donation again after declining it', async () => {
    const { ann, donor } = people();
    const wish = await wishes(ann);
    const ends = async (by: Member) =>
      by.call('POST', `/api/requests/${(await offers(donor, wish)).json.id}/cancel`, {});
    expect((await ends(donor)).status).toBe(200);
    expect((await ends(ann)).status).toBe(200);
    expect(await offers(donor, wish)).toMatchObject({ status: 409, json: { code: 'declinedBefore' } });
    expect((await offers(donor, await wishes(ann))).status).toBe(201);
  });

  it('release a donation if its offer is not accepted within a day', async () => {
    const { ann, donor } = people();
    const wish = await wishes(ann);
    const { json: offer } = await offers(donor, wish);
    await passes(day + hour);
    expect((await seen(ann, offer.id)).state).toBe('closed');
    expect(await statusOf()).toBe('available');
    expect(await matches()).toHaveLength(1);
  });

  it('only accept the donor’s own available donations', async () => {
    const { ann, bob, donor } = people();
    const wish = await wishes(ann);
    expect((await offers(bob, wish)).status).toBe(403);
    const own = await wishes(donor);
    expect((await offers(donor, own)).status).toBe(403);
    await donor.call('POST', `/api/donations/${donation()}/given`, {});
    expect((await offers(donor, wish)).status).toBe(409);
  });

  it('are exported, and deleted with the account or 30 days after their end', async () => {
    const { db } = server().parts.database;
    const leaving = await member(server(), 'leaving@example.org');
    await wishes(leaving, { reason: 'For school.' });
    expect((await leaving.call('GET', '/api/me/export')).json.wishes).toMatchObject([{ reason: 'For school.' }]);
    await deleteNow({ ...server().parts, now }, leaving.id);
    const { ann } = people();
    await wishes(ann);
    await wishes(ann, { title: 'Old' });
    await sql`update wishes set closed_at = now() - interval '31 days' where title = 'Old'`.execute(db);
    await tidy(server().parts.database, server().parts.photos);
    const left = await db.selectFrom('wishes').select('title').execute();
    expect(left).toEqual([{ title: 'Coat, size 6-7' }]);
  });
});
