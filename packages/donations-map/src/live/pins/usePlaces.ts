import { useLayoutEffect, useRef } from 'react';
import type { GeoPoint, MapSurface, MapView } from '../../engine/MapEngine.js';

/**
 * Positions elements geographically while the map is moving. Runs 60 times per second, so positions are written to the
 * DOM without React.
 * @returns A function that creates the ref for an element. If the element was drawn for a certain zoom level, it scales
 * with the map
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
