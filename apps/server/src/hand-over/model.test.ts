import { hasEnded, memberLimits, requestTransitions, type RequestState } from '@clothesline/api-client/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelDeletion, doDueDeletions, scheduleDeletion } from '../profile/deletion.js';
import { takeOutOfSight } from '../profile/outOfSight.js';
import { HttpError } from '../http/httpError.js';
import { block, endRequestsBetween } from '../moderation/block.js';
import { openStore } from '../store/openStore.js';
import type { Store } from '../store/store.js';
import { aDonation } from '../testing/donations.js';
import { isFull, makePlace, type StorePlace } from '../testing/stores.js';
import { applyDeadlines } from './applyDeadlines.js';
import { doDueWork } from './dueWork.js';
import { reminderParts, standardDurations as durations } from '../config/durations.js';
import { lockDonation, type HandOver, type Request } from './handOver.js';
import { takeOwnStep } from './ownDonationRules.js';
import { accept, ask, cancel, decline, miss, object, promise, receive } from './requestRules.js';

/** Sequences of a usual run; `npm run model` plays 10,000 on each store. A failure names its seed: `SEED=` begins with it. */
const sequences = Number(process.env.SEQUENCES ?? (isFull ? 25 : 8));
const firstSeed = Number(process.env.SEED ?? 1);
const steps = 25;

/** Of so many sequences one has a restart between two of its steps. */
const restartEvery = Math.max(5, Math.ceil(sequences / 200));

const hour = 3_600_000;
const day = 24 * hour;

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('Hand-overs, whatever people and time do', () => {
  let place: StorePlace;
  let stores: Store[] = [];
  let people: number[] = [];
  /** Who has left, or will: they are told nothing more by mail. */
  const leavers = new Set<number>();
  let time = Date.now();
  const now = () => new Date(time);

  const instances = 2;
  const open = async () => {
    stores = await Promise.all(Array.from({ length: instances }, () => openStore(place.at)));
  };
  const close = async () => void (await Promise.all(stores.map((store) => store.close())));

  beforeAll(async () => {
    place = await makePlace();
    await open();
  }, 120_000);
  afterAll(async () => {
    await close();
    await place.remove();
  });

  /** A donor and five others. */
  async function newcomers(seed: number): Promise<number[]> {
    const users = Array.from({ length: 6 }, (_, count) => ({
      email: `p${count}-${seed}@example.org`,
      display_name: `P${count}`,
      username: `p${count}_${seed}`,
      profile_image: null,
      bio: null,
      suspended_for: null,
      delete_at: null,
    }));
    const rows = await one().db.insertInto('users').values(users).returning('id').execute();
    return rows.map(({ id }) => id);
  }

  const one = (choice = 0): Store => {
    const store = stores[Math.floor(choice * stores.length)];
    if (!store) throw new Error('No store is open.');
    return store;
  };

  /** One step as a call makes it. A refusal of the rules is no failure. */
  async function act(store: Store, donationId: number, work: (handOver: HandOver) => Promise<unknown>): Promise<void> {
    try {
      await store.transaction(async (db) => {
        const handOver = await lockDonation(db, donationId, { now: now(), durations });
        // Out of sight with its donor.
        if (!handOver) return;
        await applyDeadlines(handOver);
        await work(handOver);
      });
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 404, 409, 422].includes(error.status)) throw error;
    }
  }

  const requestsOf = (donationId: number): Promise<Request[]> =>
    one().db.selectFrom('requests').selectAll().where('donation_id', '=', donationId).orderBy('id').execute();

  /** Hidden where its donor is out of sight. */
  async function statusOf(donationId: number): Promise<string> {
    const row = await one().db.selectFrom('donations').select('status').where('id', '=', donationId).executeTakeFirst();
    return row?.status ?? 'hidden';
  }

  /** What must be true at every moment. */
  async function checkAlways(donationId: number, before: Map<number, Request>): Promise<void> {
    const requests = await requestsOf(donationId);
    const held = requests.filter(({ state }) => state === 'offered' || state === 'promised');
    const status = await statusOf(donationId);
    expect(held.length, 'held at once').toBe(status === 'promised' ? 1 : 0);
    if (status !== 'available' && status !== 'promised') {
      expect(
        requests.filter(({ state }) => !hasEnded(state)),
        `open while ${status}`,
      ).toEqual([]);
    }
    for (const request of requests) {
      const known = before.get(request.id);
      if (known && hasEnded(known.state)) expect(request.state, 'an end is for good').toBe(known.state);
      before.set(request.id, request);
    }
  }

  /** What must be true once the due work is done: nobody waits longer than the settings allow. */
  async function checkWaiting(donationId: number): Promise<void> {
    const requests = await requestsOf(donationId);
    const waiting = requests.filter(({ state }) => state === 'waiting');
    for (const { state, holds_until: until, updated_at: since } of requests) {
      if (state !== 'offered' && state !== 'promised') continue;
      expect(until?.getTime(), state).toBeGreaterThan(time);
      const longest =
        state === 'offered' ? durations.offerTime : memberLimits.timesAheadDays * day + durations.promiseGrace;
      expect(until?.getTime(), state).toBeLessThanOrEqual(since.getTime() + longest);
    }
    if (waiting.length === 0 || (await statusOf(donationId)) !== 'available') return;
    const memory = await one()
      .db.selectFrom('hand_overs')
      .select(['answered_at', 'reminders'])
      .where('donation_id', '=', donationId)
      .executeTakeFirst();
    const oldest = Math.min(...waiting.map(({ created_at: created }) => created.getTime()));
    const silent = time - Math.max(oldest, memory?.answered_at?.getTime() ?? 0);
    expect(silent, 'silence').toBeLessThan(durations.answerTime);
    const due = reminderParts.filter((part) => silent >= part * durations.answerTime).length;
    expect(memory?.reminders ?? 0, 'reminders').toBeGreaterThanOrEqual(due);
    const listed = await one()
      .db.selectFrom('donations')
      .select(['listed_at', 'renewed_at'])
      .where('id', '=', donationId)
      .executeTakeFirstOrThrow();
    expect(time - (listed.renewed_at ?? listed.listed_at).getTime(), 'listed').toBeLessThan(durations.listingTime);
  }

  /** Whether nothing more can come of it: a place is kept for 7 days, a deletion takes 7, a quiet donation ends after 90. */
  async function isOver(donationId: number): Promise<boolean> {
    const requests = await requestsOf(donationId);
    if (requests.some(({ state, place: kept }) => !hasEnded(state) || kept !== null)) return false;
    const leaving = await one()
      .db.selectFrom('users')
      .select('id')
      .where('id', 'in', people)
      .where('delete_at', 'is not', null)
      .execute();
    return leaving.length === 0 && ['given', 'withdrawn', 'expired', 'hidden'].includes(await statusOf(donationId));
  }

  /** What every server does each second, all at once; again until nothing is due, as a batch may leave some. */
  async function doAllDue(): Promise<void> {
    for (const round of [doDueDeletions, doDueWork]) {
      await Promise.all(stores.map((store) => round({ store, durations, now })));
    }
  }

  async function play(seed: number): Promise<void> {
    const next = random(seed);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    };
    people = await newcomers(seed);
    const [donor = 0, ...askers] = people;
    const parts = (store: Store) => ({ store, durations, now });
    const { id: donationId } = await one().addDonation(aDonation({ userId: donor }));
    await one().db.updateTable('donations').set({ listed_at: now() }).where('id', '=', donationId).execute();
    const known = new Map<number, Request>();
    const span = () => {
      const from = time + next() * 13 * day;
      return { from: new Date(from).toISOString(), to: new Date(from + hour).toISOString() };
    };
    const restartAt = seed % restartEvery === 0 ? Math.floor(next() * steps) : undefined;
    for (let count = 0; count < steps; count += 1) {
      if (count === restartAt) {
        await close();
        await open();
      }
      const store = one(next());
      const requests = await requestsOf(donationId);
      const request = requests.length > 0 ? pick(requests) : undefined;
      const current = async ({ db }: HandOver) =>
        db
          .selectFrom('requests')
          .selectAll()
          .where('id', '=', request?.id ?? 0)
          .executeTakeFirstOrThrow();
      const onRequest = (work: (handOver: HandOver, request: Request) => Promise<unknown>) =>
        request
          ? act(store, donationId, async (handOver) => work(handOver, await current(handOver)))
          : Promise.resolve();
      const rarely = (work: () => Promise<unknown>) => (next() < 0.8 ? Promise.resolve() : work());
      const leave = async (where: Store, userId: number) => {
        leavers.add(userId);
        await where.transaction((db) => scheduleDeletion(db, userId, now()));
        // A server that is killed here leaves the rest to the due work.
        if (next() < 0.7) await takeOutOfSight(parts(where), userId);
      };
      const comeBack = async (where: Store, userId: number) => {
        try {
          await where.transaction((db) => cancelDeletion(db, userId, now()));
        } catch (error) {
          if (!(error instanceof HttpError) || error.status !== 409) throw error;
        }
      };
      const quarrel = async (where: Store, asker: number) => {
        const [blockerId, blockedId] = next() < 0.5 ? [donor, asker] : [asker, donor];
        await where.transaction((db) => block(db, { blockerId, blockedId, now: now() }));
        await endRequestsBetween(parts(where), { blockerId, blockedId });
      };
      const actions: (() => Promise<unknown>)[] = [
        () => act(store, donationId, (h) => ask(h, pick(askers), { reason: 'It would help us.', times: [span()] })),
        () =>
          act(store, donationId, (h) => ask(h, pick(askers), { reason: 'It would help us.', times: [span(), span()] })),
        () => onRequest((h, r) => promise(h, r, { place: 'The corner', ...span() })),
        () => onRequest((h, r) => promise(h, r, { place: 'The library', ...span() })),
        () => onRequest((h, r) => accept(h, r, { isDonor: next() < 0.3, time: next() < 0.5 ? span() : undefined })),
        () => onRequest((h, r) => accept(h, r, { isDonor: true, time: undefined })),
        () => onRequest((h, r) => object(h, r)),
        () => onRequest((h, r) => decline(h, r, '')),
        () => onRequest((h, r) => cancel(h, r, { isDonor: next() < 0.5, reason: 'No time' })),
        () => onRequest((h, r) => (next() < 0.3 ? receive(h, r, { isDonor: true, code: undefined }) : miss(h, r))),
        () => onRequest((h, r) => receive(h, r, { isDonor: false, code: 'not the words' })),
        async () => {
          time += next() * 3 * day;
          await doAllDue();
          await checkWaiting(donationId);
        },
        () => Promise.resolve((time += next() * 30 * hour)),
        () => rarely(() => act(store, donationId, (h) => takeOwnStep(h, 'withdraw'))),
        () => rarely(() => act(store, donationId, (h) => takeOwnStep(h, 'give'))),
        () => act(store, donationId, (h) => takeOwnStep(h, 'renew')),
        () => rarely(() => leave(store, next() < 0.3 ? donor : pick(askers))),
        () => comeBack(store, pick(people)),
        () => rarely(() => quarrel(store, pick(askers))),
      ];
      await pick(actions)();
      await checkAlways(donationId, known);
    }
    for (let rounds = 0; rounds < 40 && !(await isOver(donationId)); rounds += 1) {
      time += 5 * day;
      await doAllDue();
      await checkAlways(donationId, known);
      await checkWaiting(donationId);
    }
    const ended = await requestsOf(donationId);
    expect(ended.filter(({ state, ended_at: end }) => !hasEnded(state) || end === null)).toEqual([]);
    expect(
      ended.filter(({ place: kept }) => kept !== null),
      'places are forgotten',
    ).toEqual([]);
    await checkAnswers(ended);
  }

  /** Each end is told once: by one line, and to the asker by one notice unless they ended it themselves. */
  async function checkAnswers(requests: readonly Request[]): Promise<void> {
    const ends = new Set<RequestState>(
      Object.values(requestTransitions)
        .map(({ to }) => to)
        .filter(hasEnded),
    );
    for (const request of requests) {
      const notices = await one()
        .db.selectFrom('notices')
        .select('kind')
        .where('request_id', '=', request.id)
        .where('user_id', '=', request.asker_id)
        .where('kind', 'in', ['received', 'missed', 'declined', 'cancelled', 'closed'])
        .execute();
      expect(ends.has(request.state)).toBe(true);
      // A deleted account's notices are gone; what it was told before is, too.
      if (leavers.has(request.asker_id)) continue;
      const isOwnDoing = request.state === 'cancelled' && notices.length === 0;
      expect(isOwnDoing ? [request.state] : notices.map((notice) => notice.kind), `request ${request.id}`).toEqual([
        request.state,
      ]);
    }
  }

  it(
    'end for everybody in one way, with an answer, and each mail is written once',
    async () => {
      for (let seed = firstSeed; seed < firstSeed + sequences; seed += 1) {
        try {
          await play(seed);
        } catch (error) {
          throw new Error(`The sequence of seed ${seed} went wrong.`, { cause: error });
        }
      }
      const { db } = one();
      const mails = await db.selectFrom('mails').select('content').execute();
      const mailed = mails.map(({ content }) => JSON.parse(content).notice.id as number);
      expect(new Set(mailed).size, 'each once').toBe(mailed.length);
      // One of a kind and donation comes by mail within an hour: the first.
      const firsts = db
        .selectFrom('notices')
        .distinctOn(['user_id', 'kind', 'donation_id'])
        .select(['id', 'user_id'])
        .orderBy('user_id')
        .orderBy('kind')
        .orderBy('donation_id')
        .orderBy('id');
      const told = (await firsts.execute()).filter(({ user_id: userId }) => !leavers.has(userId)).map(({ id }) => id);
      const isMailed = new Set(mailed);
      expect(told.filter((id) => !isMailed.has(id))).toEqual([]);
      expect(told.length).toBeGreaterThan(0);
    },
    Math.max(120_000, sequences * 10_000),
  );
});
