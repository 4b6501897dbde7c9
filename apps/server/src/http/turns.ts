import { HttpError } from './httpError.js';
import { messages } from './messages.js';

/** Does work in its turn; rejects with a `HttpError` (503) if too much waits already. */
export type InTurn = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>;

interface TurnLimits {
  /** Works that run at once. */
  parallel: number;
  /** Works that wait: in all, and of one network. */
  waiting: number;
  ofNetwork: number;
}

/** A queue of work that takes long. Networks (see `callerNetwork`) take turns, so that one alone holds up no other. */
export function createTurns({ parallel, waiting, ofNetwork }: TurnLimits): InTurn {
  /** The first network is the next. */
  const queues = new Map<string, (() => void)[]>();
  let [running, length] = [0, 0];

  function wait(network: string): Promise<void> {
    const queue = queues.get(network) ?? [];
    if (length >= waiting || queue.length >= ofNetwork) {
      throw new HttpError(503, messages.busy, { headers: { 'Retry-After': '1' } });
    }
    length += 1;
    queues.set(network, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  function startNext(): void {
    for (const [network, queue] of queues) {
      queues.delete(network);
      const begin = queue.shift();
      if (queue.length > 0) queues.set(network, queue);
      length -= 1;
      begin?.();
      return;
    }
    running -= 1;
  }

  return async (network, work) => {
    if (running < parallel) running += 1;
    else await wait(network);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
