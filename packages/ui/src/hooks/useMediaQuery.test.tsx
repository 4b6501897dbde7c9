import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { media } from '../theme/media.js';
import { useMediaQuery } from './useMediaQuery.js';

test('updates when the match changes', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.fn<(query: string) => typeof list>(() => list);
  vi.stubGlobal('matchMedia', matchMedia);
  const { result } = renderHook(() => useMediaQuery(media.tablet));
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 768px)');
  expect(result.current).toBe(false);
  list.matches = true;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});

test('is false without matchMedia', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(renderHook(() => useMediaQuery(media.tablet)).result.current).toBe(false);
});
