import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The handler under one identity, so that memoised cards are not drawn anew for each new closure of the page.
 * (useEffectEvent would do, but preact/compat has none.)
 */
export function useStable<Event>(handler: ((event: Event) => void) | undefined): ((event: Event) => void) | undefined {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const stable = useCallback((event: Event) => latest.current?.(event), []);
  return handler && stable;
}
