import { LRUCache } from 'lru-cache';
import { HttpError } from './httpError.js';

/** Queues work. Rejects with a 503 `HttpError` if the queue is full. */
export type InTurn = <Result>(network: string, work: () => Promise<Result>, options?: TurnOptions) => Promise<Result>;

interface TurnOptions {
  /** Expected duration in milliseconds. Cheaper work is prioritized. */
  cost?: number;
  /** Aborting removes the work from the queue. */
  signal?: AbortSignal;
}

interface TurnLimits {
  parallel: number;
  atOnce?: number;
  waiting: number;
  ofNetwork: number;
  /** Makes a network pause after each run, for this multiple of its duration. */
  rest?: number;
}

interface Waiting {
  cost: number;
  begin: () => void;
  refuse: (error: HttpError) => void;
}

interface Spent {
  milliseconds: number;
  at: number;
  restsUntil: number;
}

const halfLife = 60_000;

const longestRest = 250;

const maxNetworks = 10_000;

/**
 * A fair queue for slow work. The network that has used the least time recently is served first. If the queue is full,
 * the network with the most entries loses an entry to any network with fewer.
 */
export function createTurns({ parallel, atOnce = parallel, waiting, ofNetwork, rest = 0 }: TurnLimits): InTurn {
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  const spent = new LRUCache<string, Spent>({ max: maxNetworks });
  let [runningInAll, length] = [0, 0];
  let timer: NodeJS.Timeout | undefined;

  const busy = () => new HttpError(503, 'busy', { headers: { 'Retry-After': '1' } });

  function readSpent(network: string, now: number): number {
    const { milliseconds, at } = spent.get(network) ?? { milliseconds: 0, at: now };
    return milliseconds * 2 ** ((at - now) / halfLife);
  }

  function makeRoom(own: number): void {
    const [longest] = [...queues.values()].toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length <= own + 1) throw busy();
    longest.pop()?.refuse(busy());
    length -= 1;
  }

  function wait(network: string, { cost = 0, signal }: TurnOptions): Promise<void> {
    const queue = queues.get(network) ?? [];
    if (queue.length >= ofNetwork) throw busy();
    if (length >= waiting) makeRoom(queue.length);
    length += 1;
    queues.set(network, queue);
    return new Promise((resolve, reject) => {
      const turn = { cost, begin: resolve, refuse: reject };
      queue.push(turn);
      signal?.addEventListener('abort', () => {
        const own = queues.get(network) ?? [];
        const place = own.indexOf(turn);
        if (place === -1) return;
        own.splice(place, 1);
        if (own.length === 0) queues.delete(network);
        length -= 1;
        reject(busy());
      });
    });
  }

  function take(network: string): void {
    runningInAll += 1;
    running.set(network, (running.get(network) ?? 0) + 1);
  }

  function release(network: string, milliseconds: number): void {
    const now = performance.now();
    runningInAll -= 1;
    const left = (running.get(network) ?? 1) - 1;
    if (left > 0) running.set(network, left);
    else running.delete(network);
    spent.set(network, {
      milliseconds: readSpent(network, now) + milliseconds,
      at: now,
      restsUntil: now + Math.min(milliseconds * rest, longestRest),
    });
  }

  function readPause(network: string, now: number): number {
    if ((running.get(network) ?? 0) >= atOnce) return Number.POSITIVE_INFINITY;
    return Math.max(0, (spent.get(network)?.restsUntil ?? 0) - now);
  }

  function startNext(): void {
    clearTimeout(timer);
    while (runningInAll < parallel && length > 0) {
      const now = performance.now();
      const all = [...queues]
        .filter(([, queue]) => queue.length > 0)
        .map(([network, queue]) => ({
          network,
          queue,
          pause: readPause(network, now),
          weight: readSpent(network, now) + (queue[0]?.cost ?? 0),
        }));
      const next = all.filter(({ pause }) => pause === 0).toSorted((one, other) => one.weight - other.weight)[0];
      if (!next) {
        const pause = Math.min(...all.map((one) => one.pause));
        if (pause !== Number.POSITIVE_INFINITY) timer = setTimeout(startNext, Math.ceil(pause));
        return;
      }
      const { network, queue } = next;
      const begun = queue.shift();
      // move the network to the end so that equal networks take turns
      queues.delete(network);
      if (queue.length > 0) queues.set(network, queue);
      length -= 1;
      take(network);
      begun?.begin();
    }
  }

  return async (network, work, options = {}) => {
    if (runningInAll < parallel && readPause(network, performance.now()) === 0) {
      take(network);
    } else {
      const turn = wait(network, options);
      startNext();
      await turn;
    }
    const began = performance.now();
    try {
      return await work();
    } finally {
      release(network, performance.now() - began);
      startNext();
    }
  };
}
