import { changeKinds, type Change } from '@clothesline/api-client/members';
import * as z from 'zod/mini';
import { createSlots } from '../http/slots.js';
import type { Database } from '../store/database.js';
import { createEventStream, type EventStream } from './eventStream.js';

export const streamTimes = { heartbeat: 15_000, life: 1_800_000 };

/** How many streams may be open: overall, per network and per account. */
export const streamCapacity = { all: 4000, ofNetwork: 400, ofAccount: 20 };

const startTimeout = 3000;

export interface HubOptions {
  database: Pick<Database, 'db' | 'listen'>;
  now: () => Date;
  times?: Partial<typeof streamTimes>;
  capacity?: Partial<typeof streamCapacity>;
}

export interface StreamReader {
  userId: number;
  sessionId: number;
  /** See `callerNetwork`. */
  network: string;
}

export interface EventHub {
  /** Returns `undefined` if there are too many streams or we aren't listening to the database. */
  open(reader: StreamReader): EventStream | undefined;
  streams(): number;
  stop(): void;
}

const toldSchema = z.object({
  kind: z.enum([...changeKinds, 'session']),
  requestId: z.nullable(z.int()),
  people: z.array(z.int()),
});

interface Entry extends StreamReader {
  stream: EventStream;
  endsAt: number;
}

/** Shares a database listener between all streams. Resolves once it's listening, or if the database is unavailable. */
export async function openEventHub({ database, now, times, capacity }: HubOptions): Promise<EventHub> {
  const { heartbeat, life } = { ...streamTimes, ...times };
  const { all, ofNetwork, ofAccount } = { ...streamCapacity, ...capacity };
  const networks = createSlots(all, ofNetwork);
  const accounts = createSlots(Number.POSITIVE_INFINITY, ofAccount);
  const entries = new Set<Entry>();
  let isStopped = false;

  function endAll(): void {
    for (const { stream } of entries) stream.end();
  }

  const feed = database.listen({
    onGap: endAll,
    onChange(text) {
      const told = readNotification(text);
      if (!told) return;
      const { people, kind, requestId } = told;
      if (kind === 'session') return void endOver();
      const change: Change = { kind, ...(requestId !== null && { requestId }) };
      for (const { userId, stream } of entries) if (people.includes(userId)) stream.push(change);
    },
  });

  async function endOver(): Promise<Entry[]> {
    const open = [...entries];
    const sessions = await liveSessions(open.map(({ sessionId }) => sessionId));
    const isOver = ({ sessionId, endsAt }: Entry) => now().getTime() >= endsAt || sessions?.has(sessionId) === false;
    for (const entry of open) if (isOver(entry)) entry.stream.end();
    return open.filter((entry) => !isOver(entry));
  }

  /** Sends heartbeats. */
  async function beat(): Promise<void> {
    for (const { stream } of await endOver()) stream.beat();
  }

  /**
   * Makes room in a full network by ending a stream of the account with the most streams. Returns `false` if this
   * account would have just as many.
   */
  function makeRoom(network: string, userId: number): boolean {
    const there = [...entries].filter((entry) => entry.network === network);
    const counts = new Map<number, number>();
    for (const { userId: one } of there) counts.set(one, (counts.get(one) ?? 0) + 1);
    const count = (one: number) => counts.get(one) ?? 0;
    const [busiest] = there.toSorted((one, other) => count(other.userId) - count(one.userId));
    if (!busiest || count(busiest.userId) <= count(userId) + 1) return false;
    busiest.stream.end();
    return true;
  }

  async function liveSessions(ids: readonly number[]): Promise<ReadonlySet<number> | undefined> {
    if (ids.length === 0) return new Set();
    try {
      const sessions = database.db.selectFrom('sessions').select('id').where('expires_at', '>', now());
      return new Set((await sessions.where('id', 'in', [...new Set(ids)]).execute()).map(({ id }) => id));
    } catch {
      return undefined;
    }
  }

  const timer = setInterval(() => void beat(), heartbeat);
  timer.unref();
  await within(startTimeout, feed.opened);

  return {
    open({ userId, sessionId, network }) {
      const account = String(userId);
      if (isStopped || !feed.isOpen() || !accounts.take(account)) return undefined;
      if (!networks.take(network) && !(makeRoom(network, userId) && networks.take(network))) {
        accounts.free(account);
        return undefined;
      }
      const stream = createEventStream(() => {
        entries.delete(entry);
        accounts.free(account);
        networks.free(network);
      });
      const entry: Entry = { userId, sessionId, network, stream, endsAt: now().getTime() + life };
      entries.add(entry);
      return stream;
    },
    streams: networks.taken,
    stop() {
      isStopped = true;
      clearInterval(timer);
      endAll();
    },
  };
}

/** Ignores notifications from other versions of the server. */
function readNotification(text: string): z.infer<typeof toldSchema> | undefined {
  try {
    return z.safeParse(toldSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, milliseconds);
  await Promise.race([work, timeout.promise]);
  clearTimeout(timer);
}
