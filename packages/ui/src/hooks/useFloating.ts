import { useLayoutEffect, useRef } from 'react';
import { liftToTopLayer } from './topLayer.js';
import { place, type Side } from './place.js';

export interface FloatingOptions {
  /** Finds the element to place it beside. */
  anchor: () => Element | null | undefined;
  side: Side;
}

/**
 * For components that render only while open: moves the element (attach the ref) to the top layer beside its anchor
 * and keeps it there while the page scrolls or anything changes size.
 */
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
    // A font that loads late makes the panel wider.
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
