import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createMembersClient, moderationEntrySchema, noticeSchema, requestStates } from '../../../members/index.js';
import {
  createMembersBackend,
  createRequestFixtures,
  fakePickupCode,
  fixtureNow,
  grace,
  ines,
  moderationFixtures,
  noticeFixtures,
  noor,
  requestFixtures,
  wei,
} from '../../members/index.js';

const now = () => fixtureNow;

/** Creates a backend with the fixtures and a signed-in account. */
function makeBackend(signedIn: number) {
  const backend = createMembersBackend({ now, signedIn, requests: requestFixtures, notices: noticeFixtures });
  return { backend, members: createMembersClient({ host: '', fetch: backend.fetch }) };
}

describe('the fake backend of accounts and hand-overs', () => {
  it('has a request in each state, as seen by both people', async () => {
    const asked = await makeBackend(ines.id).members.request('listRequests', { query: { role: 'asker' } });
    expect(new Set(asked.items.map(({ state }) => state))).toEqual(new Set(requestStates));
    for (const { state, place, code, asker } of asked.items) {
      expect([state, place !== undefined]).toEqual([state, ['promised', 'received', 'missed'].includes(state)]);
      expect([code, asker]).toEqual([undefined, undefined]);
    }
    const promised = asked.items.find(({ state }) => state === 'promised');
    const { id = 0 } = promised ?? {};
    const seen = await makeBackend(wei.id).members.request('getRequest', { params: { id } });
    expect(seen).toMatchObject({ code: fakePickupCode, place: promised?.place });
    expect(seen.messages).toHaveLength(4);
  });

  it('derives the state of each donation from its requests', async () => {
    const { backend } = makeBackend(ines.id);
    const readState = (title: string) => backend.donations.find((one) => one.title.startsWith(title))?.status;
    expect(['Summer dresses', 'Zebra raincoat', 'Trail shoes', 'Wool scarves'].map(readState)).toEqual([
      'given',
      'promised',
      'promised',
      'available',
    ]);
  });

  it('offers a lapsed promise to the next in line, or becomes available', async () => {
    const { backend } = makeBackend(wei.id);
    const coat = backend.store.requests.filter(({ donorId }) => donorId === wei.id);
    const states = () => coat.map(({ id }) => backend.store.requests.find((one) => one.id === id)?.state);
    const promised = coat.findIndex(({ state }) => state === 'promised');
    backend.lapse(coat[promised]?.id ?? 0);
    expect(states().slice(promised)).toEqual(['missed', 'offered']);
    backend.lapse(coat[promised + 1]?.id ?? 0);
    expect(states().slice(promised)).toEqual(['missed', 'closed']);
    expect(backend.donations.find(({ id }) => id === coat[promised]?.donationId)?.status).toBe('available');
  });

  it('fails a given call', async () => {
    const { backend, members } = makeBackend(grace.id);
    backend.fail({ endpoint: 'listNotices', status: 503, times: 1 });
    await expect(members.request('listNotices', {})).rejects.toMatchObject({ status: 503 });
    expect((await members.request('listNotices', {})).items).toEqual([]);
  });

  it('requires cookies and a session for account requests', async () => {
    const { backend, members } = makeBackend(ines.id);
    const anonymous = createMembersClient({ host: '', fetch: backend.fetch, credentials: 'omit' });
    await expect(anonymous.request('getAccount')).rejects.toMatchObject({ status: 401 });
    expect((await members.request('getAccount')).id).toBe(ines.id);
    await members.request('signOut', { body: {} });
    await expect(members.request('getAccount')).rejects.toMatchObject({ status: 401 });
  });
});

describe('its fixtures', () => {
  it('match the contract', () => {
    expect(z.safeParse(z.array(noticeSchema), noticeFixtures).success).toBe(true);
    expect(z.safeParse(z.array(moderationEntrySchema), moderationFixtures).success).toBe(true);
  });

  it('are relative to the given time', () => {
    const later = createRequestFixtures(new Date(fixtureNow.getTime() + 60_000));
    expect(Date.parse(later[0]?.createdAt ?? '') - Date.parse(requestFixtures[0]?.createdAt ?? '')).toBe(60_000);
  });

  it('show reports to a moderator, oldest open first', async () => {
    const { fetch } = createMembersBackend({ signedIn: noor.id, entries: moderationFixtures });
    const { items } = await createMembersClient({ host: '', fetch }).request('listModeration', {});
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [1, 'open'],
      [2, 'open'],
      [3, 'open'],
      [4, 'dismissed'],
    ]);
  });
});
