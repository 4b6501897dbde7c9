import { useLayoutEffect, useRef } from 'react';
import type { GeoPoint, MapSurface, MapView } from '../../engine/MapEngine.js';

/**
 * Keeps elements at their positions while the map zooms. Writes positions without React, since it runs 60 times a
 * second.
 */
export function usePlaces(surface: MapSurface) {
  const elements = useRef(new Map<HTMLElement, GeoPoint>());
  useLayoutEffect(() => {
    const write = (view?: MapView) => {
      for (const [element, position] of elements.current) {
        const { x, y } = surface.place(position, view);
        element.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;
      }
    };
    write();
    return surface.subscribe((event) => {
      if (event.type === 'zooming') write(event.view);
      if (event.type === 'placed') write();
    });
  });
  return (position: GeoPoint) => (element: HTMLElement | null) => {
    if (!element) return;
    elements.current.set(element, position);
    return () => void elements.current.delete(element);
  };
}
