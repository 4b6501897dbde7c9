import { expect, it, vi } from 'vitest';
import { inRange } from './inRange.js';

it.each([1, 12, 2.5, 200])('takes %s', (value) => {
  expect(inRange('limit', value, 1, 200)).toBe(true);
});

it.each([-1, 0, 500, Infinity, NaN])('does not take %s, and says so', (value) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(inRange('limit', value, 1, 200)).toBe(false);
  expect(warn.mock.calls).toEqual([[`Clothesline: limit={${value}} is not from 1 to 200.`]]);
});

it('says nothing of what is left out, nor in production', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(inRange('limit', undefined, 1, 200)).toBe(false);
  vi.stubEnv('NODE_ENV', 'production');
  expect(inRange('limit', 999, 1, 200)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});
