import { setImmediate, setTimeout } from 'node:timers/promises';
import { errorCode } from '../config/startError.js';

const most = 64;

/** Delay after a batch, in milliseconds. Callers often have more items, and a short wait lets them go out together. */
const gathering = 2;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * With these PostgreSQL error classes, a single item caused the failure and nothing was written. It isn't safe to retry
 * any other error.
 */
const faultsOfOne = new Set(['22', '23', '40']);

/**
 * Collects items during a write and inserts them with a single statement. If this fails because of a certain item,
 * they're written separately.
 */
export function batchWrites<Item, Result>(
  all: (items: Item[]) => Promise<Result[]>,
  one: (item: Item) => Promise<Result>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function alone(group: Waiting<Item, Result>[]): Promise<void> {
    await Promise.all(group.map(({ item, resolve, reject }) => one(item).then(resolve, reject)));
  }

  async function together(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await all(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('The store returned no result for one item of a batch.'));
        else resolve(result);
      }
    } catch (error) {
      if (faultsOfOne.has(errorCode(error)?.slice(0, 2) ?? '')) return alone(group);
      for (const { reject } of group) reject(error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    await setImmediate();
    for (let group = queue.splice(0, most); group.length > 0; group = queue.splice(0, most)) {
      if (group.length === 1) {
        await alone(group);
      } else {
        await together(group);
        await setTimeout(gathering);
      }
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}
