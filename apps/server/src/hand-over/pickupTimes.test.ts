import { describe, expect, it } from 'vitest';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { aHandOver, day, hour } from '../testing/aHandOver.js';

const minute = 60_000;

describe('A pickup', () => {
  const { people, asks, promises, span, seen, later } = aHandOver({}, standardDurations);

  it.each([
    ['from', 14 * minute, hour],
    ['to', day, 14 * minute],
  ])('is refused where it begins too soon or is too short (%s)', async (path, from, length) => {
    const { ann } = people();
    const time = span(from, length);
    const wrong = { status: 422, json: { issues: [{ path }] } };
    const id = await asks(ann);
    expect(await promises(id, time)).toMatchObject(wrong);
    await ann.call('POST', `/api/requests/${id}/cancel`);
    await expect(asks(ann, [time])).rejects.toThrow('422');
  });

  it('takes place after a quarter of an hour, for a quarter', async () => {
    const { ann } = people();
    expect((await promises(await asks(ann), span(15 * minute, 15 * minute))).status).toBe(200);
  });

  it('at a time of the next in line that is too soon needs another', async () => {
    const { ann, bob, donor } = people();
    const [first, second] = [await asks(ann), await asks(bob)];
    await promises(first);
    await ann.call('POST', `/api/requests/${first}/cancel`);
    await later(day - 10 * minute);
    expect((await bob.call('POST', `/api/requests/${second}/accept`, {})).status).toBe(409);
    expect((await bob.call('POST', `/api/requests/${second}/accept`, span(minute))).status).toBe(422);
    const { json } = await bob.call('POST', `/api/requests/${second}/accept`, span(hour));
    expect(json).toMatchObject({ state: 'offered' });
    await later(55 * minute);
    // Nobody can come at once.
    expect((await donor.call('POST', `/api/requests/${second}/accept`, {})).status).toBe(409);
  });

  it('that was proposed holds the donation no longer than the first proposal', async () => {
    const { ann, bob, donor } = people();
    const [first, second] = [await asks(ann), await asks(bob)];
    await promises(first);
    await ann.call('POST', `/api/requests/${first}/cancel`);
    await bob.call('POST', `/api/requests/${second}/accept`, span(3 * day));
    const { holdsUntil } = await seen(donor, second);
    await later(hour);
    await bob.call('POST', `/api/requests/${second}/accept`, span(4 * day));
    expect((await seen(donor, second)).holdsUntil).toBe(holdsUntil);
    await later(day);
    expect((await seen(bob, second)).state).toBe('closed');
  });

  it.each([
    ['objects', 0],
    ['does not object', 1],
  ])('counts as a no-show after a day unless its asker objects: %s', async (what, missed) => {
    const { ann, donor } = people();
    const id = await asks(ann);
    await promises(id);
    await later(day + minute);
    expect((await donor.call('POST', `/api/requests/${id}/missed`)).status).toBe(200);
    const promised = async () => {
      const { json } = await donor.call('GET', '/api/requests');
      return json.find((one: { id: number }) => one.id === id).asker.promised;
    };
    const before = await promised();
    if (missed === 0) await ann.call('POST', `/api/requests/${id}/object`);
    await later(day + minute);
    expect((await ann.call('POST', `/api/requests/${id}/object`)).status, what).toBe(409);
    expect((await promised()) - before).toBe(missed);
  });
});
