import { useLayoutEffect, useRef } from 'react';
import { liftToTopLayer } from './topLayer.js';
import { place, type Side } from './place.js';

export interface FloatingOptions {
  /** Finds the element that it is placed beside. */
  anchor: () => Element | null | undefined;
  side: Side;
}

/**
 * For a component that is rendered only while open: its element (give it the ref) goes to the
 * top layer beside the anchor, and stays there while the page scrolls or the window or the panel changes its size.
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
