import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesce } from './coalesce.js';

it('runs once for concurrent calls, and once more for those during the run', async () => {
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  let asked = 0;
  const ask = coalesce(() => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often')));
  const together = [ask(), ask()];
  await expect.poll(() => asked).toBe(1);
  const later = [ask(), ask(), ask()];
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(asked).toBe(1);
  answers[0]?.resolve(1);
  expect(await Promise.all(together)).toEqual([1, 1]);
  answers[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

it('shares a run with calls two turns of the event loop later', async () => {
  let asked = 0;
  const ask = coalesce(async () => (asked += 1));
  const first = ask();
  await setImmediate();
  await setImmediate();
  expect(await Promise.all([first, ask()])).toEqual([1, 1]);
});

it('runs again after a failure', async () => {
  let asked = 0;
  const ask = coalesce(() => Promise.reject(new Error(`Failed ${(asked += 1)}`)));
  await expect(ask()).rejects.toThrow('Failed 1');
  await expect(ask()).rejects.toThrow('Failed 2');
});
