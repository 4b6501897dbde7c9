import { describe, expect, it } from 'vitest';
import { aHandOver } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { member, visitor, type Member } from '../testing/people.js';

describe('A block', () => {
  const { server, people, donation, asks, span, seen } = aHandOver();
  let count = 0;
  const newcomer = () => member(server(), `blocking${(count += 1)}@example.org`);
  const gives = async (donor: Member, title: string) =>
    (await donor.call('POST', '/api/donations', aDonation({ title }))).json.id as number;
  const blocks = (one: Member, other: Member, method = 'PUT') => one.call(method, `/api/people/${other.id}/block`, {});

  it('hides two people’s donations from each other, but not from anyone else', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const [ofOne, ofOther] = [await gives(one, 'Teal kimono'), await gives(other, 'Teal kilt')];
    const paths = [
      '/api/donations',
      '/api/donations?limit=1',
      '/api/donations?search=teal',
      `/api/donations?ids=${ofOne},${ofOther}`,
      '/api/donations/nearby?lat=37.7749&lng=-122.4194&limit=40',
      `/api/people/${other.id}`,
    ];
    const read = async (who: Pick<Member, 'call'>, path: string) => JSON.stringify((await who.call('GET', path)).json);
    expect((await blocks(one, other)).status).toBe(200);
    expect((await blocks(one, other)).status).toBe(200);
    for (const path of paths) {
      // Fills the cache.
      const others = await read(visitor(server().host), path);
      expect(await read(one, path), path).not.toContain('Teal kilt');
      expect(await read(other, path), path).not.toContain('Teal kimono');
      expect(await read(visitor(server().host), path), path).toBe(others);
    }
    const page = await one.call('GET', '/api/donations?limit=1');
    expect(page.json).toMatchObject([{ id: ofOne }]);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await one.call('GET', `/api/donations/${ofOther}`)).status).toBe(404);
    expect((await other.call('GET', `/api/donations/${ofOne}`)).status).toBe(404);
    expect((await visitor(server().host).call('GET', `/api/donations/${ofOne}`)).status).toBe(200);
    const asked = await other.call('POST', `/api/donations/${ofOne}/requests`, {
      reason: 'For my daughter.',
      times: [span()],
    });
    expect(asked.status).toBe(404);
    expect((await one.call('GET', `/api/people/${other.id}`)).json).toMatchObject({ isBlocked: true, donations: [] });
    expect((await other.call('GET', `/api/people/${one.id}`)).json).toMatchObject({ isBlocked: false, donations: [] });
    expect((await blocks(one, other, 'DELETE')).status).toBe(200);
    expect((await one.call('GET', `/api/donations/${ofOther}`)).status).toBe(200);
    expect(await read(other, '/api/donations')).toContain('Teal kimono');
  });

  it('does not affect counts and pages, even if the blocked donor listed many donations', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const word = `hakama${count}`;
    const ids = [await gives(one, `Grey ${word}`), await gives(one, `Blue ${word}`)].toReversed();
    for (let given = 0; given < 13; given += 1) await gives(other, `Green ${word}`);
    const countOthers = async (query: string) =>
      Number((await one.call('GET', `/api/donations?${query}`)).headers.get('X-Total-Count')) - 13;
    const [total, women] = [await countOthers('limit=1'), await countOthers('category=Women&limit=1')];
    await blocks(one, other);
    for (const [query, expected, counted] of [
      ['limit=1', ids.slice(0, 1), total],
      ['category=Women&limit=1', ids.slice(0, 1), women],
      [`search=${word}&limit=1`, ids.slice(0, 1), 2],
      [`search=${word}&limit=2`, ids, 2],
      [`search=${word}&sort=newest&limit=1`, ids.slice(0, 1), 2],
      [`search=${word}&sort=nearest&lat=37.7749&lng=-122.4194&limit=2`, ids, 2],
      [`search=${word}+shawls&limit=2`, ids, 2],
    ] as const) {
      const page = await one.call('GET', `/api/donations?${query}`);
      const found = page.json.map(({ id }: { id: number }) => id);
      expect([query, found, page.headers.get('X-Total-Count')]).toEqual([query, expected, String(counted)]);
      expect(page.headers.get('X-Total-Count-Estimated')).toBeNull();
    }
    const nearby = await one.call('GET', '/api/donations/nearby?lat=37.7749&lng=-122.4194&limit=2');
    expect(nearby.json.map(({ id }: { id: number }) => id)).toEqual(ids);
    const next = await one.call('GET', `/api/donations?search=${word}&limit=1&cursor=${ids[0]}`);
    expect(next.headers.get('Link')).toBeNull();
  });

  it('declines the blocked person’s requests, and cancels the blocker’s', async () => {
    const { donor } = people();
    const [one, other] = [await newcomer(), await newcomer()];
    const [waiting, own] = [await asks(one), await asks(other)];
    await blocks(donor, one);
    await blocks(other, donor);
    expect((await seen(donor, waiting)).state).toBe('declined');
    expect((await seen(donor, own)).state).toBe('cancelled');
    expect(
      (await one.call('POST', `/api/donations/${donation()}/requests`, { reason: 'For my daughter.', times: [span()] }))
        .status,
    ).toBe(404);
  });
});
