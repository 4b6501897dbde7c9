import type { Map } from './leaflet.js';
import type { SurfaceEvent } from './MapEngine.js';

/**
 * Decides which gestures move the map: two fingers, the mouse, and Ctrl with the wheel. A single finger and the plain
 * wheel are left to the page. Returns a cleanup function.
 */
export function gateGestures(map: Map, element: HTMLElement, wheelZoom: boolean, emit: (event: SurfaceEvent) => void) {
  let hasDragged = false;
  const ended = new AbortController();
  const { signal } = ended;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
    passive = true,
  ) => element.addEventListener(name, act, { capture: true, passive, signal });

  on('pointerdown', ({ pointerType }) => {
    hasDragged = false;
    if (pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
  });
  on('touchmove', ({ touches }) => {
    if (touches.length === 1) emit({ type: 'refused', gesture: 'touch' });
  });
  on('wheel', (event) => {
    if (wheelZoom || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    emit({ type: 'refused', gesture: 'wheel' });
  });
  on(
    'click',
    (event) => {
      if (!hasDragged) return;
      hasDragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    false,
  );
  on('dblclick', (event) => {
    if (event.composedPath().some((target) => target instanceof HTMLButtonElement)) event.stopPropagation();
  });
  map.on('dragstart', () => {
    hasDragged = true;
  });
  return () => ended.abort();
}
