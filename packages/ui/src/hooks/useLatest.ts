import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref that holds the value of the latest render, for code that runs later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

type Handler<Arguments extends unknown[]> = (...values: Arguments) => void;

/**
 * Returns the same function at every render, which calls the latest handler, so that a memoized component does not
 * render again. Undefined without a handler. (preact/compat has no `useEffectEvent`.)
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
