import { expect, it, vi } from 'vitest';
import { batchWrites } from './batchWrites.js';

const failure = (code?: string) => Object.assign(new Error('A group with a three'), { code });

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('Items that arrive during a write are written together, each with its own result', async () => {
  const all = vi.fn<(items: number[]) => Promise<number[]>>(async (items) => {
    await turn();
    return items.map((item) => item * 2);
  });
  const one = vi.fn<(item: number) => Promise<number>>(async (item) => {
    await turn();
    return item * 2;
  });
  const double = batchWrites(all, one);
  const first = double(1);
  await vi.waitFor(() => expect(one).toHaveBeenCalled());
  expect(await Promise.all([first, ...[2, 3, 4].map(double)])).toEqual([2, 4, 6, 8]);
  expect(one.mock.calls).toEqual([[1]]);
  expect(all.mock.calls).toEqual([[[2, 3, 4]]]);
});

it('Items of the same tick are written together', async () => {
  const all = vi.fn<(items: number[]) => Promise<number[]>>(async (items) => items);
  const same = batchWrites(all, async (item) => item);
  expect(await Promise.all([1, 2, 3].map(same))).toEqual([1, 2, 3]);
  expect(all.mock.calls).toEqual([[[1, 2, 3]]]);
});

it('A failed item does not affect the others', async () => {
  const one = async (item: number) => {
    await turn();
    if (item === 3) throw new Error('No threes');
    return item;
  };
  const same = batchWrites<number, number>(() => Promise.reject(failure('23505')), one);
  const results = await Promise.allSettled([1, 2, 3, 4].map(same));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

it.each([
  ['a broken connection', undefined],
  ['a database shutdown', '57P01'],
  ['a timeout', '57014'],
])('After %s no item is retried, since it may have been written', async (_, code) => {
  const one = vi.fn<(item: number) => Promise<number>>(async (item) => item);
  const same = batchWrites<number, number>(() => Promise.reject(failure(code)), one);
  const results = await Promise.allSettled([1, 2, 3].map(same));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(one).not.toHaveBeenCalled();
  expect(await same(4)).toBe(4);
});

it('An item without a result is rejected instead of waiting forever', async () => {
  const add = batchWrites(
    async (items: number[]) => items.slice(1),
    async (item: number) => item,
  );
  const outcomes = await Promise.allSettled([1, 2, 3].map(add));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
