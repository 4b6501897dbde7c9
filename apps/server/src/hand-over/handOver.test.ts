import { describe, expect, it } from 'vitest';
import { standardDurations as durations } from '@clothesline/api-client/hand-over';
import { day, aHandOver, hour, reason, secretPlace } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { visitor } from '../testing/people.js';

describe('A hand-over', () => {
  const { server, now, people, asks, promises, seen, statusOf, later, span, donation } = aHandOver();

  it('shows the donor’s name everywhere, and keeps title and donor after the donation is deleted', async () => {
    const { donor, ann } = people();
    const anybody = visitor(server().host);
    const donorName = async () => (await anybody.call('GET', `/api/donations/${donation()}`)).json.donorName;
    expect((await donor.call('PATCH', '/api/me', { displayName: 'Dana' })).status).toBe(200);
    expect(await donorName()).toBe('Dana');
    const forAnn = await asks(ann);
    const { title } = await seen(ann, forAnn);
    expect(title).toMatch(/./);
    await promises(forAnn);
    await donor.call('POST', `/api/requests/${forAnn}/received`, {});
    // The stored response uses the new name.
    await donor.call('PATCH', '/api/me', { displayName: 'Dana M.' });
    expect(await donorName()).toBe('Dana M.');
    await server().parts.database.db.deleteFrom('donations').where('id', '=', donation()).execute();
    const kept = { title, donorName: 'Dana M.' };
    expect(await seen(ann, forAnn)).toMatchObject(kept);
    expect((await ann.call('GET', `/api/requests?donationId=${donation()}`)).json[0]).toMatchObject(kept);
  });

  it('only shows place, times and code to those who need them', async () => {
    const { donor, ann, bob, stranger } = people();
    const forAnn = await asks(ann);
    const forBob = await asks(bob);
    const { json } = await promises(forAnn);
    expect((await seen(ann, forAnn)).code).toBeUndefined();
    expect((await seen(donor, forAnn)).code).toBe(json.code);
    const others = [
      await bob.call('GET', `/api/requests/${forBob}`),
      await bob.call('GET', `/api/requests/${forAnn}`),
      await stranger.call('GET', `/api/requests/${forAnn}`),
      await bob.call('GET', '/api/requests'),
      await bob.call('GET', '/api/notices'),
      await bob.call('GET', '/api/me/export'),
      await visitor(server().host).call('GET', `/api/donations/${donation()}`),
      await visitor(server().host).call('GET', `/api/people/${donor.id}`),
    ];
    expect(JSON.stringify(others)).not.toContain('Secret Lane');
    // The next offer keeps the place, but does not show it yet.
    await donor.call('POST', `/api/requests/${forAnn}/cancel`, {});
    const offered = await seen(bob, forBob);
    expect(offered.state).toBe('offered');
    expect(JSON.stringify(offered)).not.toContain('Secret Lane');
    expect((await bob.call('POST', `/api/requests/${forBob}/accept`, {})).json).toMatchObject({ place: secretPlace });
    const mails = await server().parts.database.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify([mails, server().logged])).not.toContain('Secret Lane');
  });

  it('moves to the next in line if missed, and becomes available if they do not respond', async () => {
    const { ann, bob } = people();
    const forAnn = await asks(ann);
    const forBob = await asks(bob, [span(5 * day)]);
    await promises(forAnn, span(hour));
    await later(hour * 2 + durations.promiseGrace - 1);
    expect((await seen(ann, forAnn)).state).toBe('promised');
    await later(1);
    expect((await seen(ann, forAnn)).state).toBe('missed');
    expect((await seen(bob, forBob)).state).toBe('offered');
    expect(await statusOf()).toBe('promised');
    await later(durations.offerTime);
    expect((await seen(bob, forBob)).state).toBe('closed');
    expect(await statusOf()).toBe('available');
  });

  it('forgets the place 7 days after its end', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    await promises(id);
    await donor.call('POST', `/api/requests/${id}/received`, {});
    await later(7 * day - 1);
    expect((await seen(ann, id)).place).toBe(secretPlace);
    await later(1);
    expect((await seen(donor, id)).place).toBeUndefined();
  });

  it('creates a single request from concurrent attempts', async () => {
    const { ann } = people();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        ann.call('POST', `/api/donations/${donation()}/requests`, { reason, times: [span()] }),
      ),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(7);
    const sent = { reason, times: [span()] };
    const key = { 'Idempotency-Key': `ask-${donation()}-once` };
    const { bob } = people();
    const keyed = await Promise.all(
      Array.from({ length: 5 }, () => bob.call('POST', `/api/donations/${donation()}/requests`, sent, key)),
    );
    expect(keyed.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(keyed.map(({ json }) => json.id)).size).toBe(1);
  });

  it('can only be promised once, even concurrently', async () => {
    const { ann, bob } = people();
    const ids = [await asks(ann), await asks(bob)];
    const tries = await Promise.all(ids.map((id) => promises(id)));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is offered by fewest recent pickups, then by time of request', async () => {
    const { donor, ann, bob, stranger } = people();
    const received = await asks(ann);
    await promises(received);
    await donor.call('POST', `/api/requests/${received}/received`, {});
    const { json: next } = await donor.call('POST', '/api/donations', aDonation());
    // Uses the test's clock instead of the database's.
    await server()
      .parts.database.db.updateTable('donations')
      .set({ renewed_at: now() })
      .where('id', '=', next.id)
      .execute();
    const order = [stranger, ann, bob];
    const ids: number[] = [];
    for (const asker of order) {
      const times = [span(2 * day)];
      const { json } = await asker.call('POST', `/api/donations/${next.id}/requests`, { reason, times });
      ids.push(json.id);
      await later(1000);
    }
    const [first = 0, , third = 0] = ids;
    await promises(first);
    await donor.call('POST', `/api/requests/${first}/cancel`, {});
    expect((await seen(bob, third)).state).toBe('offered');
    await bob.call('POST', `/api/requests/${third}/cancel`, {});
    expect((await seen(ann, ids[1] ?? 0)).state).toBe('offered');
  });
});
