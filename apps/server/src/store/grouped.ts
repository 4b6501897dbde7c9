import { setImmediate, setTimeout } from 'node:timers/promises';

/** The most that are done together: what waits longer would wait for too much. */
const most = 64;

/** Milliseconds in which those who were answered together come again: whoever is first of them would be done alone. */
const gathering = 2;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what is asked for while something is being done: one wait for the disk for all. Where the group fails,
 * each is done alone, so that one's fault is not the others'.
 */
export function grouped<Item, Result>(
  all: (items: Item[]) => Promise<Result[]>,
  one: (item: Item) => Promise<Result>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    await setImmediate();
    for (let group = queue.splice(0, most); group.length > 0; group = queue.splice(0, most)) {
      const results = group.length > 1 ? await all(group.map(({ item }) => item)).catch(() => undefined) : undefined;
      for (const [index, { item, resolve, reject }] of group.entries()) {
        const result = results?.[index];
        if (result === undefined) await one(item).then(resolve, reject);
        else resolve(result);
      }
      if (group.length > 1) await setTimeout(gathering);
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}
