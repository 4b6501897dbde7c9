import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { doDueDeletions } from '../profile/deletion.js';
import { sendDueDigests } from '../notices/digests.js';
import { doDueWork } from '../hand-over/dueWork.js';
import { aDonation } from './donations.js';
import { member, visitor, type Member } from './people.js';
import { startTestServer, type TestOptions, type TestServer } from './startTestServer.js';

export const hour = 3_600_000;
export const day = 24 * hour;
export const reason = 'My children need warm coats.';
const anyTime = { ...standardDurations, pickupLead: 0, pickupSpan: 0 };
export const secretPlace = 'The bench at 12 Secret Lane';

export function aHandOver(options: TestOptions = {}, durations = anyTime) {
  let server: TestServer;
  let time = Date.now();
  let [donor, ann, bob, stranger]: Member[] = [];
  beforeAll(async () => {
    const accounts = {
      secret: 'the secret of a test',
      mailer: { wake: () => {} },
      moderators: ['moderator@example.org'],
      isRequired: false,
      demo: false,
    };
    server = await startTestServer({ accounts, durations, now: () => new Date(time) }, options);
    [donor, ann, bob, stranger] = await Promise.all(
      ['donor', 'ann', 'bob', 'stranger'].map((name) => member(server, `${name}@example.org`)),
    );
  });
  afterAll(() => server.stop());

  let donation = 0;
  beforeEach(async () => {
    const { json } = await people().donor.call('POST', '/api/donations', aDonation());
    donation = json.id;
    await server.parts.database.db
      .updateTable('donations')
      .set({ listed_at: new Date(time) })
      .where('id', '=', donation)
      .execute();
  });

  function people() {
    if (!donor || !ann || !bob || !stranger) throw new Error('Nobody signed in.');
    return { donor, ann, bob, stranger };
  }
  const span = (from = day, length = hour) => ({
    from: new Date(time + from).toISOString(),
    to: new Date(time + from + length).toISOString(),
  });
  const asks = async (asker: Member, times = [span()]) => {
    const { status, json } = await asker.call('POST', `/api/donations/${donation}/requests`, { reason, times });
    expect(status).toBe(201);
    return json.id as number;
  };
  const promises = (id: number, to = span()) =>
    people().donor.call('POST', `/api/requests/${id}/promise`, { place: secretPlace, ...to });
  const seen = async (viewer: Member, id: number) => (await viewer.call('GET', `/api/requests/${id}`)).json;
  const statusOf = async () => (await visitor(server.host).call('GET', `/api/donations/${donation}`)).json.status;
  const later = async (milliseconds: number) => {
    time += milliseconds;
    const parts = { database: server.parts.database, durations, now: () => new Date(time) };
    await doDueWork(parts);
    await doDueDeletions(parts);
    await sendDueDigests(parts);
  };

  return {
    server: () => server,
    donation: () => donation,
    now: () => new Date(time),
    people,
    span,
    asks,
    promises,
    seen,
    statusOf,
    later,
  };
}
