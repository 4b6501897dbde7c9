import { useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { Bounds, MapEngine, MapSurface, MapView, SurfaceOptions } from '../engine/MapEngine.js';

/** View in which the surface last stood still. */
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

/** Share of the map's own size that it may glide before the ground is drawn again. */
const glide = 0.5;

/**
 * Makes a surface in an element while it is on the page. `drawn` is the view that the ground is drawn for, and stays
 * until the map has gone half its size from there, so that a drag causes no drawing. Calls `onBroken` if the browser
 * refuses a surface.
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
    /** Whether the view has left the drawn ground. */
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
      // Skips zooms, which scale the drawing and draw it again at the end.
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
