import { hasEnded, requestTransitions, type RequestState } from '@clothesline/api-client/members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpError } from '../http/httpError.js';
import { openStore } from '../store/openStore.js';
import type { Store } from '../store/store.js';
import { aDonation } from '../testing/donations.js';
import { describeStores, type StorePlace } from '../testing/stores.js';
import { advance } from './advance.js';
import { doDueWork } from './dueWork.js';
import { standardDurations as durations } from './durations.js';
import { closeOpen, lockDonation, setStatus, type HandOver, type Request } from './handOver.js';
import { accept, ask, cancel, decline, miss, promise, receive } from './requestRules.js';

/** Sequences of a usual run; `SEQUENCES=10000` runs all. */
const sequences = Number(process.env.SEQUENCES ?? 25);
const firstSeed = Number(process.env.SEED ?? 1);
const steps = 25;

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

describeStores('Hand-overs, whatever people and time do', (kind) => {
  let place: StorePlace;
  let stores: Store[] = [];
  const people: number[] = [];
  let time = Date.now();
  const now = () => new Date(time);

  // The embedded store belongs to one server: a second one begins where the first has ended.
  const instances = kind.name === 'PostgreSQL' ? 2 : 1;
  const open = async () => {
    stores = await Promise.all(Array.from({ length: instances }, () => openStore(place.at)));
  };
  const close = async () => void (await Promise.all(stores.map((store) => store.close())));

  beforeAll(async () => {
    place = await kind.place();
    await open();
    for (let count = 0; count < 6; count += 1) {
      const user = { email: `p${count}@example.org`, display_name: `P${count}`, username: `p${count}` };
      const nothing = { profile_image: null, bio: null, suspended_for: null, delete_at: null };
      const { id } = await one()
        .db.insertInto('users')
        .values({ ...user, ...nothing })
        .returning('id')
        .executeTakeFirstOrThrow();
      people.push(id);
    }
  }, 120_000);
  afterAll(async () => {
    await close();
    await place.remove();
  });

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
        if (!handOver) throw new Error('The donation is gone.');
        await advance(handOver);
        await work(handOver);
      });
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 409, 422].includes(error.status)) throw error;
    }
  }

  const requestsOf = (donationId: number): Promise<Request[]> =>
    one().db.selectFrom('requests').selectAll().where('donation_id', '=', donationId).orderBy('id').execute();

  /** What must be true at every moment. */
  async function checkAlways(donationId: number, before: Map<number, Request>): Promise<void> {
    const requests = await requestsOf(donationId);
    const held = requests.filter(({ state }) => state === 'offered' || state === 'promised');
    const { status } = await one()
      .db.selectFrom('donations')
      .select('status')
      .where('id', '=', donationId)
      .executeTakeFirstOrThrow();
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

  /** What must be true once the due work is done. */
  async function checkWaiting(donationId: number): Promise<void> {
    for (const { state, holds_until: until, created_at: created } of await requestsOf(donationId)) {
      if (state === 'offered' || state === 'promised') expect(until?.getTime()).toBeGreaterThan(time);
      // The longest: everything that can come before an answer, one after the other.
      if (state === 'waiting') expect(time - created.getTime()).toBeLessThan(durations.listingTime + 60 * day);
    }
  }

  async function play(seed: number): Promise<void> {
    const next = random(seed);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    };
    const [donor = 0, ...askers] = people;
    const { id: donationId } = await one().addDonation(aDonation({ userId: donor }));
    await one().db.updateTable('donations').set({ listed_at: now() }).where('id', '=', donationId).execute();
    const known = new Map<number, Request>();
    const span = () => {
      const from = time + next() * 13 * day;
      return { from: new Date(from).toISOString(), to: new Date(from + hour).toISOString() };
    };
    for (let count = 0; count < steps; count += 1) {
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
      const actions: (() => Promise<unknown>)[] = [
        () => act(store, donationId, (h) => ask(h, pick(askers), { reason: 'It would help us.', times: [span()] })),
        () =>
          act(store, donationId, (h) => ask(h, pick(askers), { reason: 'It would help us.', times: [span(), span()] })),
        () => onRequest((h, r) => promise(h, r, { place: 'The corner', ...span() })),
        () => onRequest((h, r) => promise(h, r, { place: 'The library', ...span() })),
        () => onRequest((h, r) => accept(h, r, next() < 0.5 ? span() : undefined)),
        () => onRequest((h, r) => decline(h, r, '')),
        () => onRequest((h, r) => cancel(h, r, { isDonor: next() < 0.5, reason: 'No time' })),
        () => onRequest((h, r) => (next() < 0.3 ? receive(h, r, { isDonor: true, code: undefined }) : miss(h, r))),
        () => onRequest((h, r) => receive(h, r, { isDonor: false, code: 'not the words' })),
        async () => {
          time += next() * 3 * day;
          await Promise.all(stores.map((each) => doDueWork({ store: each, durations, now })));
          await checkWaiting(donationId);
        },
        () => Promise.resolve((time += next() * 30 * hour)),
        async () => {
          if (next() < 0.9) return;
          await act(store, donationId, async (handOver) => {
            if (!['available', 'promised'].includes(handOver.donation.status)) return;
            await setStatus(handOver, 'withdrawn');
            await closeOpen(handOver);
          });
        },
      ];
      await pick(actions)();
      await checkAlways(donationId, known);
    }
    for (let rounds = 0; rounds < 40; rounds += 1) {
      time += 5 * day;
      await Promise.all(stores.map((each) => doDueWork({ store: each, durations, now })));
      await checkAlways(donationId, known);
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
        if (seed % 10 === 0) {
          await close();
          await open();
        }
      }
      const count = async (table: 'notices' | 'mails') => {
        const row = await one()
          .db.selectFrom(table)
          .select((select) => select.fn.countAll().as('count'))
          .executeTakeFirst();
        return Number(row?.count);
      };
      expect(await count('mails')).toBe(await count('notices'));
    },
    Math.max(120_000, sequences * 30_000),
  );
});
