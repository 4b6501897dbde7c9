import { expect, it } from 'vitest';
import { createTurns } from './turns.js';

/** Named tasks that end on request. */
function works(inTurn: ReturnType<typeof createTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    start: (network: string, name: string) =>
      inTurn(network, () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        );
      }),
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await settled();
    },
  };
}

it('Networks take turns, so that a busy network does not block the others', async () => {
  const { begun, start, end } = works(createTurns({ parallel: 1, waiting: 10, ofNetwork: 5 }));
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => start(name.slice(0, 1), name));
  for (let count = 0; count < all.length; count += 1) await end(begun.at(-1) ?? '');
  expect(begun.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

it('Excess work is rejected per network and in total, and the rest waits', async () => {
  const { begun, start, end } = works(createTurns({ parallel: 2, waiting: 2, ofNetwork: 2 }));
  const first = ['a1', 'a2', 'a3'].map((name) => start('a', name));
  const last = start('b', 'b1');
  await expect(start('c', 'c1')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
  await expect(start('a', 'a5')).rejects.toMatchObject({ status: 503 });
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  expect(await Promise.all([...first, last])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('The network with the least recent usage is next, then the cheapest work', async () => {
  const inTurn = createTurns({ parallel: 1, waiting: 10, ofNetwork: 5 });
  const begun: string[] = [];
  const start = (name: string, milliseconds: number, cost = 0) =>
    inTurn(
      name.slice(0, 1),
      async () => {
        begun.push(name);
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
      },
      { cost },
    );
  await Promise.all([start('a1', 50), start('a2', 1), start('b1', 5, 900), start('b2', 1), start('c1', 1, 10)]);
  expect(begun).toEqual(['a1', 'c1', 'a2', 'b1', 'b2']);
});

it('A full queue accepts a network with fewer entries, and drops the last entry of the fullest network', async () => {
  const { begun, start, end } = works(createTurns({ parallel: 1, waiting: 4, ofNetwork: 4 }));
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => start('a', name));
  const [last] = [all[4]?.catch((error: unknown) => error)];
  const late = start('b', 'b1');
  expect(await last).toMatchObject({ status: 503 });
  for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) await end(name);
  expect(await Promise.all([...all.slice(0, 4), late])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  expect(begun[1]).toBe('b1');
});

it('A network pauses for as long as its work took', async () => {
  const inTurn = createTurns({ parallel: 2, atOnce: 1, waiting: 9, ofNetwork: 9, rest: 1 });
  const began = performance.now();
  const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([inTurn('a', wait), inTurn('a', wait), inTurn('a', wait)]);
  expect(performance.now() - began).toBeGreaterThan(95);
});

it('Failed work frees its slot', async () => {
  const { start, end } = works(createTurns({ parallel: 1, waiting: 1, ofNetwork: 1 }));
  const [failing, next] = [start('a', 'a1'), start('a', 'a2')];
  const failed = failing.catch((error: unknown) => error);
  await end('a1', new Error('broken'));
  expect(await failed).toEqual(new Error('broken'));
  await end('a2');
  expect(await next).toBe('a2');
  const later = start('a', 'a3');
  await end('a3');
  expect(await later).toBe('a3');
});
