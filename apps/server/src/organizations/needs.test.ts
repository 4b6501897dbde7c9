import type { OrganizationPage } from '@clothesline/api-client/contract';
import { memberLimits, type NeedResult } from '@clothesline/api-client/members';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aHandOver, day, hour } from '../testing/aHandOver.js';
import { visitor, type Member } from '../testing/people.js';

const place = { latitude: 37.75, longitude: -122.43, locationName: 'Noe Valley, San Francisco, CA' };
const charity = { name: 'Warm Coats', address: '1 Main St', hours: '', rules: '', contact: 'hi@coats.example' };

describe('Needs of an organization', () => {
  const { server, people, now, donation, span, seen, statusOf } = aHandOver();

  async function confirm(one: Member) {
    await one.call('PUT', '/api/me/organization', charity);
    const { db } = server().parts.database;
    await db.updateTable('organizations').set({ confirmed_at: now() }).where('user_id', '=', one.id).execute();
  }
  const save = async (one: Member, needs: readonly unknown[], more: object = {}): Promise<NeedResult[]> => {
    const { status, json } = await one.call('PUT', '/api/me/needs', { needs, ...place, ...more });
    expect(status, JSON.stringify(json)).toBe(200);
    return json;
  };
  const page = async (one: Member): Promise<OrganizationPage> =>
    (await visitor(server().host).call('GET', `/api/organizations/${one.id}`)).json;

  beforeEach(async () => {
    const { db } = server().parts.database;
    await db.deleteFrom('wishes').execute();
    await confirm(people().ann);
  });

  it('can only be listed by confirmed organizations', async () => {
    const { ann, bob } = people();
    const body = { needs: [{ title: 'Coats', amount: 14 }], ...place };
    expect((await bob.call('PUT', '/api/me/needs', body)).status).toBe(403);
    await save(ann, [{ title: 'Coats, size 4-12', amount: 14, reason: 'For the winter camp' }]);
    expect(await page(ann)).toMatchObject({
      ...charity,
      needs: [{ title: 'Coats, size 4-12', amount: 14, received: 0, reason: 'For the winter camp' }],
    });
  });

  it('are saved line by line, with a result for each', async () => {
    const { ann, bob } = people();
    const [coats] = await save(ann, [{ title: 'Coats', amount: 14 }]);
    const { json: other } = await bob.call('POST', '/api/wishes', { title: 'Hat', ...place });
    const lines = [
      { title: 'Boots', amount: 5 },
      { id: coats?.id, title: 'Coats', amount: 14 },
      { id: coats?.id, title: 'Coats', amount: 20, received: 3 },
      { id: coats?.id, title: 'Hats', amount: 20 },
      { id: other.id, title: 'Hat', amount: 1 },
      { title: 'Socks', amount: 0 },
      { title: 'Scarves', amount: 3, endsAt: '2020-01-01T00:00:00.000Z' },
      'Gloves',
    ];
    const expected = ['added', 'unchanged', 'changed', 'failed', 'failed', 'failed', 'failed', 'failed'];
    const trial = await save(ann, lines, { isTrial: true });
    expect(trial.map(({ result }) => result)).toEqual(expected);
    expect((await page(ann)).needs).toMatchObject([{ title: 'Coats', amount: 14 }]);
    const saved = await save(ann, lines);
    expect(saved.map(({ result }) => result)).toEqual(expected);
    const paths = saved.flatMap(({ issues = [] }) => issues.map((issue) => issue.path));
    expect(paths).toEqual(['title', 'id', 'amount', 'endsAt', '']);
    expect((await page(ann)).needs).toMatchObject([
      { title: 'Coats', amount: 20, received: 3 },
      { title: 'Boots', amount: 5 },
    ]);
  });

  it('can be saved concurrently, and while offers are made', async () => {
    const { ann, donor } = people();
    const lines = [
      { title: 'Coats', amount: 14 },
      { title: 'Boots', amount: 5 },
    ];
    const added = await save(ann, lines);
    const changed = (amount: number) => added.map(({ id }, index) => ({ ...lines[index], id, amount }));
    await Promise.all(
      [6, 7, 8, 9, 10, 11].map((amount) =>
        save(ann, amount % 2 === 0 ? changed(amount) : changed(amount).toReversed()),
      ),
    );
    // an offer that waits for the account must not lock the need
    const { db } = server().parts.database;
    let offer: ReturnType<Member['call']> | undefined;
    await db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${ann.id} for update`.execute(transaction);
      offer = donor.call('POST', `/api/wishes/${added[0]?.id}/offers`, { donationId: donation() });
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
        .toBeGreaterThan(0);
      await sql`select from wishes where id = ${added[0]?.id} for update nowait`.execute(transaction);
    });
    expect((await offer)?.status).toBe(201);
  });

  it('do not exceed their limit by reopening', async () => {
    const { ann } = people();
    const { open } = memberLimits.needs;
    const lines = Array.from({ length: open + 1 }, (_, index) => ({ title: `Coat ${index}`, amount: 1, received: 1 }));
    const added = await save(ann, lines);
    const reopened = await save(
      ann,
      lines.map((line, index) => ({ ...line, id: added[index]?.id, amount: 2 })),
    );
    expect(reopened.map(({ result }) => result)).toEqual([...Array.from({ length: open }, () => 'changed'), 'failed']);
    expect(reopened.at(-1)?.issues).toMatchObject([{ path: 'title', code: 'tooManyWishes' }]);
    expect((await page(ann)).needs).toHaveLength(open);
  });

  it('close once everything has arrived, and reopen for a larger amount', async () => {
    const { ann } = people();
    const [{ id } = {}] = await save(ann, [{ title: 'Coats', amount: 14 }]);
    await save(ann, [{ id, title: 'Coats', amount: 14, received: 14 }]);
    expect((await page(ann)).needs).toEqual([]);
    await save(ann, [{ id, title: 'Coats', amount: 15 }]);
    expect((await page(ann)).needs).toMatchObject([{ amount: 15, received: 14 }]);
  });

  it('accept several offers, received at the organization’s address without a pickup code', async () => {
    const { ann, donor } = people();
    const [{ id } = {}] = await save(ann, [{ title: 'Coats', amount: 2 }]);
    const offer = await donor.call('POST', `/api/wishes/${id}/offers`, { donationId: donation() });
    expect(offer.status, JSON.stringify(offer.json)).toBe(201);
    expect(await statusOf()).toBe('promised');
    const requestId: number = offer.json.id;
    const time = span(day, 2 * hour);
    expect((await ann.call('POST', `/api/requests/${requestId}/accept`, time)).json.state).toBe('offered');
    expect(await seen(donor, requestId)).toMatchObject({ needsPlace: false });
    const [listed] = (await donor.call('GET', `/api/requests?donation=${donation()}`)).json;
    expect(listed.asker).toMatchObject({ displayName: 'Warm Coats' });
    const agreed = await donor.call('POST', `/api/requests/${requestId}/accept`, time);
    expect(agreed.json).toMatchObject({ state: 'promised', place: charity.address });
    const received = await ann.call('POST', `/api/requests/${requestId}/received`, {});
    expect(received.json.state).toBe('received');
    expect((await page(ann)).needs).toMatchObject([{ amount: 2, received: 1 }]);
  });

  it('require the pickup code for people without an organization', async () => {
    const { bob, donor } = people();
    const wish = await bob.call('POST', '/api/wishes', { title: 'Hat', ...place });
    const offer = await donor.call('POST', `/api/wishes/${wish.json.id}/offers`, { donationId: donation() });
    const { id } = offer.json;
    const time = span(day, 2 * hour);
    await bob.call('POST', `/api/requests/${id}/accept`, time);
    await donor.call('POST', `/api/requests/${id}/accept`, { ...time, place: 'The library' });
    expect((await bob.call('POST', `/api/requests/${id}/received`, {})).status).toBe(422);
  });

  it('stay closed once their organization closes them, and are not listed if already complete', async () => {
    const { ann } = people();
    const lines = [
      { title: 'Coats', amount: 14 },
      { title: 'Hats', amount: 2, received: 2 },
    ];
    const [{ id } = {}] = await save(ann, lines);
    await ann.call('POST', `/api/wishes/${id}/close`, {});
    const { db } = server().parts.database;
    const changes = async (more: object) => {
      const [result] = await save(ann, [{ id, title: 'Coats', amount: 15, ...more }]);
      return [result?.result, result?.issues?.[0]?.code, (await page(ann)).needs.length];
    };
    const endsAt = new Date(now().getTime() + day).toISOString();
    expect(await changes({})).toEqual(['failed', 'closedNeed', 0]);
    expect(await changes({ received: 15 })).toEqual(['changed', undefined, 0]);
    const ended = { closed_at: null, ends_at: now(), received: 1 };
    await db.updateTable('wishes').set(ended).where('title', '=', 'Coats').execute();
    expect(await changes({ endsAt })).toEqual(['failed', 'closedNeed', 0]);
    await db.updateTable('wishes').set({ received: 15 }).where('title', '=', 'Coats').execute();
    expect(await changes({ amount: 16 })).toEqual(['failed', 'closedNeed', 0]);
    expect(await changes({ amount: 16, endsAt })).toEqual(['changed', undefined, 1]);
  });

  it('are hidden while their organization is unconfirmed, and end with it', async () => {
    const { ann } = people();
    const lines = Array.from({ length: memberLimits.wishes.open }, (_, index) => ({
      title: `Crib ${index}`,
      amount: 1,
    }));
    await save(ann, [...lines, { title: 'Coats', amount: 14 }]);
    const listed = async () => (await visitor(server().host).call('GET', `/api/wishes?person=${ann.id}`)).json.length;
    expect(await listed()).toBe(6);
    await ann.call('PUT', '/api/me/organization', { ...charity, name: 'Cold Coats' });
    expect(await listed()).toBe(0);
    await confirm(ann);
    expect(await listed()).toBe(6);
    await ann.call('DELETE', '/api/me/organization', {});
    expect(await listed()).toBe(0);
    expect((await ann.call('POST', '/api/wishes', { title: 'Hat', ...place })).status).toBe(201);
    expect(await listed()).toBe(1);
  });
});
