import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.js';

/** Works by their names, each of which ends when it is told to. */
function works(inTurn: ReturnType<typeof createTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    start: (network: string, name: string) =>
      inTurn({ network }, () => {
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

describe('Work that waits for its turn', () => {
  it('runs network by network, so many pieces at once', async () => {
    const inTurn = createTurns({ parallel: 1 });
    const order: string[] = [];
    let running = 0;
    const run = (network: string, name: string) =>
      inTurn({ network }, async () => {
        running += 1;
        expect(running).toBe(1);
        order.push(name);
        await Promise.resolve();
        running -= 1;
      });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name)),
      ...['b1', 'b2'].map((name) => run('b', name)),
      run('c', 'c1'),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('goes on after work that fails, and leaves out what was given up', async () => {
    const inTurn = createTurns({ parallel: 1 });
    const cut = new AbortController();
    const order: string[] = [];
    const first = inTurn({ network: 'a' }, () => Promise.reject(new Error('failed')));
    const second = inTurn({ network: 'b', signal: cut.signal }, async () => void order.push('second'));
    const third = inTurn({ network: 'b' }, async () => void order.push('third'));
    cut.abort(new Error('given up'));
    await expect(first).rejects.toThrow('failed');
    await expect(second).rejects.toThrow('given up');
    await third;
    await inTurn({ network: 'b' }, async () => void order.push('fourth'));
    expect(order).toEqual(['third', 'fourth']);
  });

  it('refuses what is too much for one network, or in all', async () => {
    const { begun, start, end } = works(createTurns({ parallel: 2, waiting: 3, ofNetwork: 2 }));
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) => start('a', name));
    await expect(start('a', 'a5')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
    const last = start('b', 'b1');
    await expect(start('c', 'c1')).rejects.toMatchObject({ status: 503 });
    expect(begun).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'a4']) await end(name);
    expect(await Promise.all([...first, last])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });
});
