import { useRef, useState, type PointerEvent } from 'react';

/** Spec §9, in px: a swipe this far dismisses. */
export const swipeThreshold = 50;

/** Sideways dragging: `offset` follows the pointer (px), and past the threshold `onSwipe` is called. */
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
