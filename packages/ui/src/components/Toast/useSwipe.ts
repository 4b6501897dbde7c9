import { useRef, useState, type PointerEvent } from 'react';

/** Distance in px after which a swipe dismisses the toast (spec §9). */
export const swipeThreshold = 50;

/** Tracks horizontal dragging. `offset` follows the pointer (in px), and `onSwipe` is called beyond the threshold. */
export function useSwipe(onSwipe: () => void) {
  const [offset, setOffset] = useState(0);
  const start = useRef<number>(undefined);
  const end = () => {
    start.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    onPointerDown: ({ target, clientX, button }: PointerEvent<HTMLElement>) => {
      const onControl = target instanceof Element && target.closest('button, a');
      if (button === 0 && !onControl) start.current = clientX;
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      currentTarget.setPointerCapture?.(pointerId);
      setOffset(clientX - start.current);
    },
    onPointerUp: ({ clientX }: PointerEvent<HTMLElement>) => {
      const moved = start.current === undefined ? 0 : Math.abs(clientX - start.current);
      end();
      if (moved >= swipeThreshold) onSwipe();
    },
    onPointerCancel: end,
  };
}
