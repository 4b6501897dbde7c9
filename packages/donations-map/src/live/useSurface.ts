import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { Bounds, MapEngine, MapSurface, MapView, SurfaceOptions } from '../engine/MapEngine.js';

export interface Rest {
  view: MapView;
  bounds: Bounds;
  size: { width: number; height: number };
}

const readRest = (surface: MapSurface): Rest => ({
  view: surface.view(),
  bounds: surface.bounds(),
  size: surface.size(),
});

/** How far the map can be dragged before we redraw the basemap, as a fraction of its size. */
const glide = 0.5;

/**
 * Creates a map surface while the element is in the document. `drawn` is the view that the basemap was drawn for; for
 * smooth dragging, it only changes after moving by half the map's size. Calls `onBroken` if the surface can't be
 * created.
 */
export function useSurface(
  engine: MapEngine,
  element: HTMLElement | null,
  options: SurfaceOptions,
  onBroken: () => void,
) {
  const [state, setState] = useState<{ surface: MapSurface; rest: Rest; drawn: Rest }>();
  const given = useLatest({ options, onBroken });
  useEffect(() => {
    if (!element) return;
    let surface: MapSurface;
    try {
      surface = engine.createSurface(element, given.current.options);
    } catch {
      given.current.onBroken();
      return;
    }
    let drawn = readRest(surface);
    const isFar = () => {
      const { center, zoom } = surface.view();
      const { width, height } = surface.size();
      if (zoom !== drawn.view.zoom || width !== drawn.size.width || height !== drawn.size.height) return true;
      const now = surface.place(center);
      const then = surface.place(drawn.view.center);
      return Math.abs(now.x - then.x) > width * glide || Math.abs(now.y - then.y) > height * glide;
    };
    const settle = () => {
      const rest = readRest(surface);
      if (isFar()) drawn = rest;
      setState({ surface, rest, drawn });
    };
    const stop = surface.subscribe(({ type }) => {
      if (type === 'moved') settle();
      // Only scale the basemap while zooming, and redraw it when the zoom ends.
      if (type === 'moving' && surface.view().zoom === drawn.view.zoom && isFar()) settle();
    });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => surface.resize());
    observer?.observe(element);
    settle();
    return () => {
      observer?.disconnect();
      stop();
      surface.destroy();
      setState(undefined);
    };
  }, [engine, element, given]);
  return state;
}
