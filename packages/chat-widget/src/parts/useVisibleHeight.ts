import { useLayoutEffect, type RefObject } from 'react';

/** Set on the panel, in px: where the part of the screen begins that no virtual keyboard covers, and its height. */
export const visibleTop = '--_cl-chat-top';
export const visibleHeight = '--_cl-chat-height';

/**
 * Keeps the element within what is seen of the screen. A virtual keyboard shrinks neither `100dvh` nor what is fixed to
 * the viewport: only the visual viewport shows it.
 */
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
