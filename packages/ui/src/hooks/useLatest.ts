import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref that always has the latest value. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

type Handler<Arguments extends unknown[]> = (...values: Arguments) => void;

/**
 * Returns a stable function that calls the latest handler. We can't use `useEffectEvent`, as preact/compat doesn't have
 * it.
 */
export function useHandler<Arguments extends unknown[]>(handler: Handler<Arguments>): Handler<Arguments>;
export function useHandler<Arguments extends unknown[]>(
  handler: Handler<Arguments> | undefined,
): Handler<Arguments> | undefined;
export function useHandler<Arguments extends unknown[]>(handler: Handler<Arguments> | undefined) {
  const latest = useLatest(handler);
  const stable = useCallback((...values: Arguments) => latest.current?.(...values), [latest]);
  return handler && stable;
}
