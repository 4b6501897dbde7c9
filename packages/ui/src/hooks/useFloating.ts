import { useLayoutEffect, useRef } from 'react';
import { liftToTopLayer } from './topLayer.js';
import { place, type Side } from './place.js';

export interface FloatingOptions {
  /** Anchor element. */
  anchor: () => Element | null | undefined;
  side: Side;
}

/** Positions an element next to its anchor in the top layer. Attach the returned ref. */
export function useFloating<Panel extends HTMLElement>({ anchor, side }: FloatingOptions) {
  const panel = useRef<Panel>(null);

  useLayoutEffect(() => {
    if (panel.current) liftToTopLayer(panel.current);
  }, []);

  useLayoutEffect(() => {
    const element = panel.current;
    const target = anchor();
    const view = element?.ownerDocument.defaultView;
    if (!element || !target || !view) return undefined;
    const update = () => place(element, target, side);
    update();
    view.addEventListener('scroll', update, { capture: true, passive: true });
    view.addEventListener('resize', update);
    // Fonts that load late can change the width.
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    resized?.observe(element);
    return () => {
      resized?.disconnect();
      view.removeEventListener('scroll', update, true);
      view.removeEventListener('resize', update);
    };
  });

  return panel;
}
