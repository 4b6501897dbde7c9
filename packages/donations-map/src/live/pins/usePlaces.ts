import { useLayoutEffect, useRef } from 'react';
import type { GeoPoint, MapSurface, MapView } from '../../engine/MapEngine.js';

/**
 * Keeps elements at their positions while the map zooms. Writes positions without React, since it runs 60 times a
 * second.
 * @returns Makes the ref of an element at a position, which scales with the map if it is drawn for a zoom
 */
export function usePlaces(surface: MapSurface) {
  const elements = useRef(new Map<HTMLElement | SVGElement, { position: GeoPoint; drawnFor: number | undefined }>());
  useLayoutEffect(() => {
    const write = (view?: MapView) => {
      for (const [element, { position, drawnFor }] of elements.current) {
        const { x, y } = surface.place(position, view);
        element.style.transform =
          drawnFor === undefined
            ? `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`
            : `translate3d(${x}px, ${y}px, 0) scale(${2 ** ((view ?? surface.view()).zoom - drawnFor)})`;
      }
    };
    write();
    return surface.subscribe((event) => {
      if (event.type === 'zooming') write(event.view);
      if (event.type === 'placed') write();
    });
  });
  return (position: GeoPoint, drawnFor?: number) => (element: HTMLElement | SVGElement | null) => {
    if (!element) return;
    elements.current.set(element, { position, drawnFor });
    return () => void elements.current.delete(element);
  };
}
