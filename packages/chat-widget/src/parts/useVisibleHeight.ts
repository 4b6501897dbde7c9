import { useLayoutEffect, type RefObject } from 'react';

export const visibleTop = '--_cl-chat-top';
export const visibleHeight = '--_cl-chat-height';

/** An on-screen keyboard only shrinks the visual viewport, so CSS units like `vh` don't notice it. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const viewport = globalThis.visualViewport;
    const style = element.current?.style;
    if (!isOn || !viewport || !style) return;
    const follow = () => {
      style.setProperty(visibleTop, `${viewport.offsetTop}px`);
      style.setProperty(visibleHeight, `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty(visibleTop);
      style.removeProperty(visibleHeight);
    };
  }, [element, isOn]);
}
