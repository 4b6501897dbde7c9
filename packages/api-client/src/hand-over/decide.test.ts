import { describe, expect, it } from 'vitest';
import { decide, settle } from './decide.js';
import { due, nextDue } from './deadlines.js';
import { Refusal, refusalStatus, type Command, type Decision } from './commands.js';
import { standardDurations as durations } from './durations.js';
import type { HandOver } from './state.js';
import { hasEnded, isHeld, requestStates } from './states.js';
import type { Span } from './time.js';
import { countPast } from './view.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const donorId = 1;
const start = Date.parse('2026-11-01T12:00:00.000Z');

/** Creates a donation whose clock and commands the test controls. */
function aWorld(hasAccount = true) {
  let time = start;
  let nextId = 1;
  let state: HandOver = {
    donation: {
      id: 1,
      title: 'Coat',
      donorId,
      status: 'available',
      offeredAt: new Date(start).toISOString(),
      hasAccount,
      reminders: 0,
      isExpiryReminded: false,
    },
    requests: [],
    received: new Map([[4, 2]]),
  };
  const notices: Decision['notices'][number][] = [];
  const moment = () => ({ now: new Date(time), durations });
  /** Stores a decision like a backend: assigns ids to new requests, and codes to held ones. */
  const save = (decision: Decision) => {
    const requests = decision.state.requests.map((one) => {
      return {
        ...one,
        id: one.id || nextId++,
        code: one.code ?? (isHeld(one.state) ? 'maple river lantern' : undefined),
      };
    });
    state = { ...decision.state, requests };
    notices.push(...decision.notices);
  };
  return {
    state: () => state,
    states: () => state.requests.map((one) => one.state),
    status: () => state.donation.status,
    time: () => time,
    moment,
    kinds: () => notices.map(({ userId, kind }) => `${userId} ${kind}`),
    /** Applies due changes, then the command. Returns a refusal if rejected. */
    do: (command: Command) => {
      save(settle(state, moment()));
      const result = decide(state, command, moment());
      if (result instanceof Refusal) return result;
      save(result);
      return undefined;
    },
    later: (milliseconds: number) => {
      time += milliseconds;
      save(settle(state, moment()));
    },
    span: (from = day, length = hour) => ({
      from: new Date(time + from).toISOString(),
      to: new Date(time + from + length).toISOString(),
    }),
  };
}

const promise = (time: Span): Command => ({ kind: 'promise', requestId: 1, by: 'donor', place: 'The corner', ...time });
const accept = (time?: Span): Command => ({ kind: 'accept', requestId: 2, by: 'asker', time });
const asking = (world: ReturnType<typeof aWorld>, askerId: number): Command => ({
  kind: 'ask',
  askerId,
  reason: 'We need it.',
  times: [world.span()],
});

describe('decide', () => {
  it('takes a request to pickup, and closes the others', () => {
    const world = aWorld();
    for (const askerId of [2, 3]) world.do(asking(world, askerId));
    world.do({ kind: 'promise', requestId: 1, by: 'donor', place: ' The corner ', ...world.span(hour) });
    expect(world.state().requests[0]).toMatchObject({ state: 'promised', place: 'The corner' });
    expect(world.do({ kind: 'receive', requestId: 1, by: 'asker', code: 'wrong' })).toMatchObject({
      code: 'wrongWords',
      path: 'code',
    });
    world.do({ kind: 'receive', requestId: 1, by: 'asker', code: ' Maple, RÍVER lantern' });
    expect([world.states(), world.status()]).toEqual([['received', 'closed'], 'given']);
    expect(world.kinds()).toEqual(['1 asked', '1 asked', '2 promised', '1 received', '3 closed']);
  });

  it('offers a cancelled promise to the person with the fewest recent pickups, then by request time', () => {
    const world = aWorld();
    for (const askerId of [2, 4, 5]) {
      world.do(asking(world, askerId));
      world.later(1);
    }
    world.do(promise(world.span()));
    world.do({ kind: 'cancel', requestId: 1, by: 'asker' });
    expect(world.states()).toEqual(['cancelled', 'waiting', 'offered']);
    world.later(durations.offerTime);
    expect(world.states()).toEqual(['cancelled', 'offered', 'closed']);
    world.later(durations.offerTime);
    expect([world.states(), world.status()]).toEqual([['cancelled', 'closed', 'closed'], 'available']);
  });

  /** Cancels a promise, so that the donation is offered to the second person. */
  function anOffer() {
    const world = aWorld();
    for (const askerId of [2, 3]) world.do(asking(world, askerId));
    world.do(promise(world.span()));
    world.do({ kind: 'cancel', requestId: 1, by: 'asker' });
    return world;
  }

  it.each([undefined, 'The charity'])(
    'lets the donor name a place after an offer for a wish at %s was cancelled',
    (place) => {
      const world = aWorld();
      world.do({ kind: 'offerFirst', askerId: 2, wishId: 1, reason: '', place });
      world.do(asking(world, 3));
      world.do({ kind: 'cancel', requestId: 1, by: 'asker' });
      expect(world.states()).toEqual(['cancelled', 'offered']);
      expect(world.do(accept())).toBeUndefined();
      expect([world.states()[1], world.kinds().at(-1)]).toEqual(['offered', '1 proposed']);
      const agree = (named?: string) => world.do({ kind: 'accept', requestId: 2, by: 'donor', place: named });
      expect(agree()?.code).toBe('nameAPlace');
      agree('The corner');
      expect(world.state().requests[1]).toMatchObject({ state: 'promised', place: 'The corner' });
    },
  );

  it('requires a new time if the next person’s times are past or too soon', () => {
    const world = anOffer();
    world.later(day - 10 * minute);
    expect(world.do(accept())?.code).toBe('nameATime');
    expect(world.do(accept(world.span(minute)))?.problem).toBe('tooSoon');
    world.do(accept(world.span(hour)));
    expect(world.states()).toEqual(['cancelled', 'offered']);
    world.later(55 * minute);
    expect(world.do({ kind: 'accept', requestId: 2, by: 'donor' })?.code).toBe('wrongState');
  });

  it('does not extend the hold for a second proposal', () => {
    const world = anOffer();
    const holdsUntil = () => world.state().requests[1]?.holdsUntil;
    world.do(accept(world.span(3 * day)));
    const first = holdsUntil();
    world.later(hour);
    world.do(accept(world.span(4 * day)));
    expect(holdsUntil()).toBe(first);
    world.later(day);
    expect(world.states()).toEqual(['cancelled', 'closed']);
  });

  it.each([
    ['begins too soon', 14 * minute, hour, { path: 'from', problem: 'tooSoon' }],
    ['is too short', day, 14 * minute, { path: 'to', problem: 'tooShort' }],
  ])('rejects a pickup that %s', (_, from, length, { path, problem }) => {
    const world = aWorld();
    const times = [world.span(from, length)];
    world.do(asking(world, 2));
    expect(world.do(promise(world.span(from, length)))).toMatchObject({ path, problem });
    expect(world.do({ kind: 'ask', askerId: 3, reason: '', times })).toMatchObject({ path: `times.0.${path}` });
    expect(world.do(promise(world.span(15 * minute, 15 * minute)))).toBeUndefined();
  });

  it.each([
    ['counts a no-show after a day', false],
    ['does not count a disputed no-show', true],
  ])('%s', (_, objects) => {
    const world = aWorld();
    const count = () => countPast(world.state().requests, world.moment()).promised;
    const object = () => world.do({ kind: 'object', requestId: 1, by: 'asker' });
    world.do(asking(world, 2));
    world.do(promise(world.span()));
    world.later(day);
    world.do({ kind: 'miss', requestId: 1, by: 'donor' });
    expect(count()).toBe(0);
    if (objects) object();
    world.later(day);
    expect(object()?.code).toBe('wrongState');
    expect(count()).toBe(objects ? 0 : 1);
  });

  it.each<[string, Command, string]>([
    ['a request for one’s own donation', { kind: 'ask', askerId: donorId, reason: '', times: [] }, 'ownDonation'],
    ['a second open request', { kind: 'ask', askerId: 2, reason: '', times: [] }, 'askedBefore'],
    ['an action on an unknown request', { kind: 'miss', requestId: 7, by: 'donor' }, 'wrongState'],
    ['an action of the other person', { kind: 'decline', requestId: 1, by: 'asker' }, 'notYours'],
    ['accepting without an offer', { kind: 'accept', requestId: 1, by: 'asker' }, 'wrongState'],
  ])('rejects %s', (_, command, code) => {
    const world = aWorld();
    world.do(asking(world, 2));
    expect(world.do(command)?.code).toBe(code);
  });

  it('reminds an inactive donor twice, then pauses the donation', () => {
    const world = aWorld();
    world.do(asking(world, 2));
    const kinds = [day, 2 * day, 4 * day].map((time) => {
      world.later(time);
      return world.kinds().length;
    });
    expect(kinds).toEqual([2, 3, 5]);
    expect([world.states(), world.status()]).toEqual([['closed'], 'paused']);
  });

  it('restarts the time limit when the donor replies', () => {
    const world = aWorld();
    world.do(asking(world, 2));
    world.later(6 * day);
    world.do({ kind: 'write', requestId: 1, by: 'donor', content: 'Is Friday fine?' });
    world.later(6 * day);
    expect(world.status()).toBe('available');
    world.later(day);
    expect(world.status()).toBe('paused');
  });

  it('reminds the donor a week before expiry, and renews for the full period', () => {
    const world = aWorld();
    world.later(83 * day);
    expect(world.kinds()).toEqual(['1 expiry reminder']);
    world.later(7 * day);
    expect(world.status()).toBe('expired');
    world.do({ kind: 'renew' });
    world.later(90 * day - 1);
    expect(world.status()).toBe('available');
  });

  it('expires a donation, unless its donor has no account', () => {
    for (const hasAccount of [true, false]) {
      const world = aWorld(hasAccount);
      world.later(durations.listingTime);
      expect(world.status()).toBe(hasAccount ? 'expired' : 'available');
      expect(nextDue(world.state(), durations)).toBeUndefined();
    }
  });

  it('sends a reminder a day before pickup, unless agreed on later', () => {
    for (const [ahead, count] of [
      [3 * day, 2],
      [hour, 0],
    ] as const) {
      const world = aWorld();
      world.do(asking(world, 2));
      world.do(promise(world.span(ahead)));
      world.later(ahead - hour / 2);
      world.later(1);
      expect(world.kinds().filter((kind) => kind.endsWith('pickup reminder'))).toHaveLength(count);
    }
  });
});

/** Seeded random numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let number = seed;
  return () => {
    number = (number + 0x6d2b79f5) | 0;
    let mixed = Math.imul(number ^ (number >>> 15), 1 | number);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a random command, which may be invalid in the current state. */
function anyCommand(world: ReturnType<typeof aWorld>, next: () => number): Command {
  const requestId = 1 + Math.floor(next() * Math.max(1, world.state().requests.length));
  const by = next() < 0.5 ? 'donor' : 'asker';
  const span = () => world.span((next() * 15 - 0.5) * day, next() * 3 * hour);
  const rare = next() < 0.2;
  const commands: Command[] = [
    { kind: 'ask', askerId: 1 + Math.floor(next() * 6), reason: 'We need it.', times: [span(), world.span()] },
    { kind: 'promise', requestId, by: rare ? by : 'donor', place: 'The corner', ...(rare ? span() : world.span()) },
    { kind: 'accept', requestId, by, ...(rare && { time: span() }) },
    { kind: 'decline', requestId, by, reason: 'No' },
    { kind: 'cancel', requestId, by },
    { kind: 'receive', requestId, by: rare ? by : 'asker', code: rare ? 'Maple river lantern' : 'no' },
    { kind: 'miss', requestId, by },
    { kind: 'object', requestId, by },
    { kind: 'write', requestId, by, content: 'Hello' },
    { kind: 'renew' },
    { kind: rare ? 'withdraw' : 'edit' },
    { kind: rare ? 'close' : 'renew' },
    { kind: rare ? 'give' : 'edit' },
  ];
  return commands[Math.floor(next() * commands.length)] ?? { kind: 'edit' };
}

/** Checks the invariants. */
function check(world: ReturnType<typeof aWorld>, ended: Map<number, string>): void {
  const { donation, requests } = world.state();
  const held = requests.filter(({ state }) => isHeld(state));
  const open = requests.filter(({ state }) => !hasEnded(state));
  if (held.length !== (donation.status === 'promised' ? 1 : 0)) throw new Error(`${held.length} holders`);
  if (new Set(open.map(({ askerId }) => askerId)).size !== open.length) throw new Error('asked twice');
  if (open.length > 0 && !['available', 'promised'].includes(donation.status)) throw new Error('open at the end');
  const next = nextDue(world.state(), durations);
  if (open.length > 0 && !next) throw new Error('waits for ever');
  if (next && next.getTime() <= world.time()) throw new Error('due and not done');
  if (due(world.state(), world.moment()).length > 0) throw new Error('due again');
  for (const { id, state } of requests) {
    if (ended.has(id) && ended.get(id) !== state) throw new Error('an end that changed');
    if (hasEnded(state)) ended.set(id, state);
  }
}

it('keeps its invariants in 10,000 random hand-overs', () => {
  const reached = new Set<string>();
  const refused = new Set<string>();
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const next = random(seed);
    const world = aWorld(next() < 0.9);
    const ended = new Map<number, string>();
    try {
      for (let step = 0; step < 25; step += 1) {
        if (next() < 0.2) world.later(next() ** 3 * 14 * day);
        const refusal = world.do(anyCommand(world, next));
        if (refusal) refused.add(refusal.code);
        world.later(0);
        check(world, ended);
        for (const state of world.states()) reached.add(state);
      }
      // Without further commands, every request ends.
      for (let rounds = 0; nextDue(world.state(), durations); rounds += 1) {
        if (rounds > 100) throw new Error('no end');
        world.later(Math.max(0, (nextDue(world.state(), durations)?.getTime() ?? 0) - world.time()));
        check(world, ended);
      }
      if (!world.states().every(hasEnded)) throw new Error('left open');
    } catch (error) {
      throw new Error(`The sequence of seed ${seed} went wrong.`, { cause: error });
    }
  }
  expect(reached).toEqual(new Set(requestStates));
  expect([...refused].filter((code) => !(code in refusalStatus))).toEqual([]);
  expect(refused.size).toBeGreaterThanOrEqual(6);
}, 60_000);
