import { HttpError } from './httpError.js';
import { messages } from './messages.js';

export interface Turn {
  network: string;
  /** Ends the wait; the work rejects with its reason. */
  signal?: AbortSignal | undefined;
}

/** Does work in its turn. Rejects with a `HttpError` (503) if too much waits already. */
export type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

export interface TurnLimits {
  /** Works that run at once. */
  parallel: number;
  /** Works that wait: in all, and of one network; any number by default. */
  waiting?: number;
  ofNetwork?: number;
}

/** A queue of work that takes long. Networks (see `networkOf`) take turns, so that one alone holds up no other. */
export function createTurns({ parallel, waiting = Infinity, ofNetwork = Infinity }: TurnLimits): InTurn {
  /** The network that waits longest for a turn comes first. */
  const queues = new Map<string, Set<() => void>>();
  let [running, length] = [0, 0];

  function leave(network: string, begin: () => void): boolean {
    const queue = queues.get(network);
    if (!queue?.delete(begin)) return false;
    length -= 1;
    if (queue.size === 0) queues.delete(network);
    return true;
  }

  function wait({ network, signal }: Turn): Promise<void> {
    const queue = queues.get(network) ?? new Set();
    if (length >= waiting || queue.size >= ofNetwork) {
      throw new HttpError(503, messages.busy, { headers: { 'Retry-After': '1' } });
    }
    length += 1;
    return new Promise((resolve, reject) => {
      queues.set(network, queue.add(resolve));
      signal?.addEventListener('abort', () => {
        if (leave(network, resolve)) reject(signal.reason as Error);
      });
    });
  }

  /** Hands the place on to the first network, which goes to the end with the rest of its work. */
  function handOn(): void {
    const [first] = queues;
    if (!first) return void (running -= 1);
    const [network, queue] = first;
    const [begin] = queue;
    if (begin) leave(network, begin);
    if (queues.delete(network)) queues.set(network, queue);
    begin?.();
  }

  return async (turn, work) => {
    if (running < parallel) running += 1;
    else await wait(turn);
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
