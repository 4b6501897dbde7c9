import { expect, it } from 'vitest';
import { createTurns } from './turns.js';

/** Works by their names, each of which ends when it is told to. */
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

it('Networks take turns, so that one that asks for much holds up no other', async () => {
  const { begun, start, end } = works(createTurns({ parallel: 1, waiting: 10, ofNetwork: 5 }));
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => start(name.slice(0, 1), name));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

it('What is too much for one network, or in all, is refused, and others wait', async () => {
  const { begun, start, end } = works(createTurns({ parallel: 2, waiting: 3, ofNetwork: 2 }));
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => start('a', name));
  await expect(start('a', 'a5')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
  const last = start('b', 'b1');
  await expect(start('c', 'c1')).rejects.toMatchObject({ status: 503 });
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'a4']) await end(name);
  expect(await Promise.all([...first, last])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

it('A work that fails makes room for the next', async () => {
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
