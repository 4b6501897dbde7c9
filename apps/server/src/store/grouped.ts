import { setImmediate, setTimeout } from 'node:timers/promises';
import { codeOf } from '../startError.js';

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
 * PostgreSQL's classes of errors for what one of a group holds (a value, a key that was used) or met (another's lock). It
 * wrote nothing then. After any other error nobody knows whether it did, or the next try would fail the same way.
 */
const faultsOfOne = new Set(['22', '23', '40']);

/**
 * Does together what is asked for while something is being done: one statement and one wait for the disk for all. Where
 * the group fails by the fault of one, each is done alone, so that it is not the others'; else all fail.
 */
export function grouped<Item, Result>(
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
        if (result === undefined) reject(new Error('The store gave no result for one of a group.'));
        else resolve(result);
      }
    } catch (error) {
      if (faultsOfOne.has(codeOf(error)?.slice(0, 2) ?? '')) return alone(group);
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
