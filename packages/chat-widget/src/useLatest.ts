import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest value, for what runs later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** One function for all renders that does what the newest one does: what takes it need not render again. */
export function useHandler<Arguments extends unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useLatest(handler);
  return useCallback((...values: Arguments) => latest.current(...values), [latest]);
}
