import { findFocused } from '@clothesline/ui';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/**
 * The input is disabled while waiting for a reply and would lose the focus. Call `park` to move the focus to the
 * conversation; it returns to the input afterwards.
 */
export function useParkedFocus(
  isWaiting: boolean,
  log: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
) {
  const isParked = useRef(false);
  useLayoutEffect(() => {
    if (isWaiting || !isParked.current) return;
    isParked.current = false;
    if (log.current && findFocused(log.current)) input.current?.focus({ preventScroll: true });
  }, [isWaiting, log, input]);

  return function park() {
    isParked.current = true;
    log.current?.focus({ preventScroll: true });
  };
}

/** Focus trap for a panel that covers the page. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled, textarea:enabled, [tabindex="0"]'),
  ];
  const focused = findFocused(event.currentTarget);
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (focused !== edge) return;
  event.preventDefault();
  target?.focus();
}
