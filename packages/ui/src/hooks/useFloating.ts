import { useLayoutEffect, useRef } from 'react';
import { liftToTopLayer } from './topLayer.js';
import { place, type Align, type Side } from './place.js';

export interface FloatingOptions {
  /** Finds what it hangs on. */
  anchor: () => Element | null | undefined;
  side: Side;
  align: Align;
  /** A press outside of both; leave it out for what does not close so. */
  onPressOutside?: () => void;
}

/**
 * For a component that is rendered only while open: its element (give it the ref) goes to the
 * top layer beside the anchor, and stays there while the page scrolls or changes its size.
 */
export function useFloating<Panel extends HTMLElement>({ anchor, side, align, onPressOutside }: FloatingOptions) {
  const panel = useRef<Panel>(null);

  useLayoutEffect(() => {
    if (panel.current) liftToTopLayer(panel.current);
  }, []);

  useLayoutEffect(() => {
    const element = panel.current;
    const target = anchor();
    const view = element?.ownerDocument.defaultView;
    if (!element || !target || !view) return undefined;
    const update = () => place(element, target, side, align);
    const press = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.includes(element) && !path.includes(target)) onPressOutside?.();
    };
    update();
    view.addEventListener('scroll', update, { capture: true, passive: true });
    view.addEventListener('resize', update);
    view.addEventListener('pointerdown', press, true);
    return () => {
      view.removeEventListener('scroll', update, true);
      view.removeEventListener('resize', update);
      view.removeEventListener('pointerdown', press, true);
    };
  });

  return panel;
}
