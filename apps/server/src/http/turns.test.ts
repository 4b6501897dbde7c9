import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.js';

describe('Work that waits for its turn', () => {
  it('runs network by network, so many pieces at once', async () => {
    const inTurn = createTurns(1);
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
    const inTurn = createTurns(1);
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
});
