import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batched } from './batched.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks at once for who comes first, and once for all who come while that lasts', async () => {
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  let asked = 0;
  const ask = batched(() => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often')), 1);
  const first = ask();
  expect(asked).toBe(1);
  const others = [ask(), ask(), ask()];
  await vi.advanceTimersByTimeAsync(5);
  expect(asked).toBe(1);
  answers[0]?.resolve(1);
  expect(await first).toBe(1);
  answers[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

it('lets so much time pass between two questions, unless nobody asked for so long', async () => {
  let asked = 0;
  const ask = batched(async () => (asked += 1), 10);
  expect(await ask()).toBe(1);
  const soon = [ask(), ask()];
  await vi.advanceTimersByTimeAsync(9);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(soon)).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await ask()).toBe(3);
});

it('asks again after a question that failed', async () => {
  let asked = 0;
  const ask = batched(() => Promise.reject(new Error(`Failed ${(asked += 1)}`)), 1);
  await expect(ask()).rejects.toThrow('Failed 1');
  await vi.advanceTimersByTimeAsync(1);
  await expect(ask()).rejects.toThrow('Failed 2');
});
