export interface Turn {
  network: string;
  /** Ends the wait; the work rejects with its reason. */
  signal?: AbortSignal | undefined;
}

/** Runs so many pieces of work at once. Those that wait have their turn network by network, so that none waits for all of another's. */
export function createTurns(atOnce: number): <T>(turn: Turn, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Set<() => void>>();
  let running = 0;

  function wait({ network, signal }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(network) ?? new Set();
      queues.set(network, queue.add(resolve));
      signal?.addEventListener('abort', () => {
        if (queue.delete(resolve) && queue.size === 0) queues.delete(network);
        reject(signal.reason as Error);
      });
    });
  }

  /** Hands the place on: to the network that waits longest for a turn, which goes to the end with the rest of its work. */
  function handOn(): void {
    const [first] = queues;
    if (!first) return void (running -= 1);
    const [network, queue] = first;
    const [resolve] = queue;
    queues.delete(network);
    if (resolve && queue.delete(resolve)) resolve();
    if (queue.size > 0) queues.set(network, queue);
  }

  return async (turn, work) => {
    if (running < atOnce) running += 1;
    else await wait(turn);
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
