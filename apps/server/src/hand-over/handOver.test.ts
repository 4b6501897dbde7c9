import { describe, expect, it } from 'vitest';
import { day, aHandOver, hour, reason, secretPlace } from '../testing/aHandOver.js';
import { aDonation } from '../testing/donations.js';
import { visitor, type Member } from '../testing/people.js';
import { standardDurations as durations } from '@clothesline/api-client/hand-over';

describe('A hand-over', () => {
  const { server, now, people, asks, promises, seen, statusOf, later, span, donation } = aHandOver();

  it('goes from the question to the collection', async () => {
    const { donor, ann, bob } = people();
    const forAnn = await asks(ann);
    const forBob = await asks(bob);
    expect(await statusOf()).toBe('available');
    const promised = await promises(forAnn);
    expect(promised).toMatchObject({ status: 200, json: { state: 'promised', place: secretPlace } });
    expect(promised.json.code.split(' ')).toHaveLength(3);
    expect(await statusOf()).toBe('promised');
    expect(await seen(ann, forAnn)).toMatchObject({ state: 'promised', place: secretPlace, from: span().from });
    const { status, json } = await donor.call('POST', `/api/requests/${forAnn}/received`, {});
    expect([status, json.state]).toEqual([200, 'received']);
    expect(await statusOf()).toBe('given');
    expect((await seen(bob, forBob)).state).toBe('closed');
    const { json: notices } = await bob.call('GET', '/api/notices');
    expect(notices[0]).toMatchObject({ kind: 'closed', requestId: forBob, isRead: false });
  });

  it('names the donor everywhere, and leaves the receiver title and donor after a deletion', async () => {
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
    // A kept answer follows a new name.
    await donor.call('PATCH', '/api/me', { displayName: 'Dana M.' });
    expect(await donorName()).toBe('Dana M.');
    await server().parts.store.db.deleteFrom('donations').where('id', '=', donation()).execute();
    const kept = { title, donorName: 'Dana M.' };
    expect(await seen(ann, forAnn)).toMatchObject(kept);
    expect((await ann.call('GET', `/api/requests?donationId=${donation()}`)).json[0]).toMatchObject(kept);
  });

  it('shows place, times and code to nobody but those who need them', async () => {
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
    // The offer that follows has the place, and does not show it.
    await donor.call('POST', `/api/requests/${forAnn}/cancel`, {});
    const offered = await seen(bob, forBob);
    expect(offered.state).toBe('offered');
    expect(JSON.stringify(offered)).not.toContain('Secret Lane');
    expect((await bob.call('POST', `/api/requests/${forBob}/accept`, {})).json).toMatchObject({ place: secretPlace });
    const mails = await server().parts.store.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify([mails, server().logged])).not.toContain('Secret Lane');
  });

  it('lapses to the next in line, whose offer lapses too', async () => {
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

  it('is accepted at the first own time that is still ahead, proposed at another, or not without one', async () => {
    const { donor, ann, bob } = people();
    const forAnn = await asks(ann);
    const forBob = await asks(bob, [span(3 * day), span(hour), span(2 * day)]);
    await promises(forAnn);
    await later(2 * hour);
    await donor.call('POST', `/api/requests/${forAnn}/cancel`, { reason: 'I am ill.' });
    const accepted = await bob.call('POST', `/api/requests/${forBob}/accept`, {});
    expect(accepted.json).toMatchObject({ state: 'promised' });
    expect(Date.parse(accepted.json.from)).toBe(now().getTime() - 2 * hour + 2 * day);
    await bob.call('POST', `/api/requests/${forBob}/cancel`);
    const again = await asks(ann, [span(hour)]);
    const last = await asks(bob, [span(hour)]);
    await promises(again);
    await later(2 * hour);
    await ann.call('POST', `/api/requests/${again}/cancel`, {});
    expect((await bob.call('POST', `/api/requests/${last}/accept`, {})).status).toBe(409);
    expect((await bob.call('POST', `/api/requests/${last}/accept`, { from: span().from })).status).toBe(422);
    const own = span(3 * hour);
    expect((await bob.call('POST', `/api/requests/${last}/accept`, own)).json).toMatchObject({
      state: 'offered',
      ...own,
    });
  });

  it('is collected by the three words', async () => {
    const { ann, donor } = people();
    const id = await asks(ann);
    const { json } = await promises(id);
    expect((await ann.call('POST', `/api/requests/${id}/received`, {})).status).toBe(422);
    expect((await ann.call('POST', `/api/requests/${id}/received`, { code: 'wrong wrong wrong' })).status).toBe(422);
    const typed = { code: ` ${json.code.toUpperCase().replaceAll(' ', '  ')} ` };
    expect((await ann.call('POST', `/api/requests/${id}/received`, typed)).json.state).toBe('received');
    expect((await donor.call('POST', `/api/requests/${id}/missed`, {})).status).toBe(409);
  });

  it('leaves nobody unanswered whose donor is silent', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    const kinds = async () => {
      const { json } = await donor.call('GET', '/api/notices');
      return json
        .filter((one: { donationId: number }) => one.donationId === donation())
        .map((one: { kind: string }) => one.kind);
    };
    await later(day);
    expect(await kinds()).toEqual(['answer reminder', 'asked']);
    await later(2 * day);
    await later(hour);
    expect(await kinds()).toEqual(['answer reminder', 'answer reminder', 'asked']);
    await later(durations.answerTime - 3 * day - hour);
    expect(await statusOf()).toBe('paused');
    expect((await seen(ann, id)).state).toBe('closed');
    expect((await ann.call('POST', `/api/donations/${donation()}/requests`, { reason, times: [span()] })).status).toBe(
      409,
    );
    expect((await donor.call('POST', `/api/donations/${donation()}/renew`, {})).json.status).toBe('available');
    await asks(ann);
  });

  it('begins the silence again when the donor answers somebody', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    await later(6 * day);
    await donor.call('POST', `/api/requests/${id}/messages`, { content: 'Is Friday fine?' });
    await later(6 * day);
    expect(await statusOf()).toBe('available');
    await later(day);
    expect(await statusOf()).toBe('paused');
  });

  it('expires after 90 days, with a reminder and renewals before', async () => {
    const { donor, ann } = people();
    await later(83 * day);
    const id = await asks(ann);
    const { json } = await donor.call('GET', '/api/notices');
    expect(json.map((one: { kind: string }) => one.kind)).toContain('expiry reminder');
    await donor.call('POST', `/api/requests/${id}/messages`, { content: 'Soon.' });
    await later(7 * day);
    expect(await statusOf()).toBe('expired');
    expect((await seen(ann, id)).state).toBe('closed');
    expect((await donor.call('POST', `/api/donations/${donation()}/renew`, {})).json.status).toBe('available');
    await later(89 * day);
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

  it('reminds both the day before', async () => {
    const { donor, ann } = people();
    const id = await asks(ann);
    await promises(id, span(3 * day));
    await later(2 * day - 1);
    const reminded = async (one: Member) =>
      (await one.call('GET', '/api/notices')).json.filter(
        (notice: { kind: string; requestId: number }) => notice.kind === 'pickup reminder' && notice.requestId === id,
      ).length;
    expect([await reminded(donor), await reminded(ann)]).toEqual([0, 0]);
    await later(1);
    await later(hour);
    expect([await reminded(donor), await reminded(ann)]).toEqual([1, 1]);
  });

  it('is given or withdrawn by the donor, which answers everybody', async () => {
    const { donor, ann, bob } = people();
    const [first, second] = [await asks(ann), await asks(bob)];
    await promises(first);
    expect((await donor.call('POST', `/api/donations/${donation()}/given`, {})).json.status).toBe('given');
    expect([(await seen(ann, first)).state, (await seen(bob, second)).state]).toEqual(['closed', 'closed']);
    for (const call of ['given', 'withdraw', 'renew']) {
      expect((await donor.call('POST', `/api/donations/${donation()}/${call}`, {})).status).toBe(409);
    }
    expect((await donor.call('PATCH', `/api/donations/${donation()}`, { title: 'New' })).status).toBe(409);
  });

  it('changes what a donation says, and what finds it', async () => {
    const { donor, ann } = people();
    const change = { title: 'Zebra striped umbrella', description: 'Hardly used.' };
    const { status, json } = await donor.call('PATCH', `/api/donations/${donation()}`, change);
    expect([status, json.title, json.requests]).toEqual([200, change.title, 0]);
    const { json: found } = await visitor(server().host).call('GET', '/api/donations?search=zebra');
    expect(found.map(({ id }: { id: number }) => id)).toEqual([donation()]);
    expect((await donor.call('PATCH', `/api/donations/${donation()}`, { title: '' })).status).toBe(422);
    expect((await ann.call('PATCH', `/api/donations/${donation()}`, change)).status).toBe(403);
    await donor.call('PATCH', `/api/donations/${donation()}`, { title: 'A thing' });
  });

  it('is asked for once by one person, in words and at times that will do', async () => {
    const { donor, ann } = people();
    await asks(ann);
    const path = `/api/donations/${donation()}/requests`;
    expect((await ann.call('POST', path, { reason, times: [span()] })).status).toBe(409);
    expect((await donor.call('POST', path, { reason, times: [span()] })).status).toBe(403);
    const { bob } = people();
    for (const bad of [
      { reason: 'short', times: [span()] },
      { reason, times: [] },
      { reason, times: [span(-hour)] },
      { reason, times: [span(14 * day)] },
      { reason: 'half a pair \ud83e', times: [span()] },
      { reason: 'a nul \0 in here', times: [span()] },
    ]) {
      const { status, json } = await bob.call('POST', path, bad);
      expect([status, json.issues?.length > 0]).toEqual([422, true]);
    }
    expect((await bob.call('POST', '/api/donations/2147483647/requests', { reason, times: [span()] })).status).toBe(
      404,
    );
    const words = 'مرحبا 🧥 <b>& "coats"</b> 衣服';
    const { json } = await bob.call('POST', path, { reason: words, times: [span()] });
    expect((await seen(donor, json.id)).reason).toBe(words);
  });

  it('is asked for once, however many tries come at once', async () => {
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

  it('is promised to one, however many are promised at once', async () => {
    const { ann, bob } = people();
    const ids = [await asks(ann), await asks(bob)];
    const tries = await Promise.all(ids.map((id) => promises(id)));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('has messages, read marks and one notice for those that nobody looked at', async () => {
    const { donor, ann, stranger } = people();
    const id = await asks(ann);
    const path = `/api/requests/${id}/messages`;
    for (const content of ['One', 'Two', 'x'.repeat(2000)]) {
      expect((await donor.call('POST', path, { content })).status).toBe(201);
    }
    expect((await donor.call('POST', path, { content: 'x'.repeat(2001) })).status).toBe(422);
    expect((await stranger.call('POST', path, { content: 'Hi' })).status).toBe(404);
    const [listed] = (await ann.call('GET', '/api/requests?role=asker')).json;
    expect(listed).toMatchObject({ id, unread: 3 });
    const { messages } = await seen(ann, id);
    expect(messages.map((one: { content: string }) => one.content.slice(0, 3))).toEqual(['One', 'Two', 'xxx']);
    await ann.call('POST', `/api/requests/${id}/read`, { messageId: messages[2].id });
    expect((await ann.call('GET', '/api/requests?role=asker')).json[0].unread).toBe(0);
    expect((await seen(donor, id)).readByOther).toBe(messages[2].id);
    const { json: notices } = await ann.call('GET', '/api/notices');
    expect(notices.filter((one: { requestId: number }) => one.requestId === id)).toHaveLength(1);
    await ann.call('POST', '/api/notices/read', {});
    expect((await ann.call('GET', '/api/notices')).json.every((one: { isRead: boolean }) => one.isRead)).toBe(true);
  });

  it('tells the donor what helps to choose fairly', async () => {
    const { donor, ann } = people();
    await asks(ann);
    const { json, headers } = await donor.call('GET', `/api/requests?role=donor&donation=${donation()}`);
    expect(headers.get('X-Total-Count')).toBe('1');
    expect(json).toHaveLength(1);
    expect(json[0].asker.received).toBeGreaterThanOrEqual(0);
    expect((await ann.call('GET', `/api/requests?role=asker&donation=${donation()}`)).json[0].asker).toBeUndefined();
  });

  it('is offered to whoever received least, then to whoever asked first', async () => {
    const { donor, ann, bob, stranger } = people();
    const received = await asks(ann);
    await promises(received);
    await donor.call('POST', `/api/requests/${received}/received`, {});
    const { json: next } = await donor.call('POST', '/api/donations', aDonation());
    // Listed by the database's clock: renewed, it is new by the test's.
    await server()
      .parts.store.db.updateTable('donations')
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
