import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * One listener that makes the plain `<a href>` of every package navigate inside the app. Links with a target, a download
 * or a modifier key, links to other origins and anchors of this page are the browser's.
 */
export function useLinkDelegation(): void {
  const [, navigate] = useLocation();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = inAppPath(event);
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/** The anchor that an event happened in, shadow roots included. */
export function anchorOf(event: Event): HTMLAnchorElement | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}

/** The path that a click leads to inside the app, if it is the app's to follow. */
function inAppPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = anchorOf(event);
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || href.startsWith('#')) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  // The anchor's own parts: `new URL` throws for an address that is none.
  const { origin, pathname, search, hash } = anchor;
  if (origin !== window.location.origin || /^\/(api|embed)\//.test(pathname)) return undefined;
  return pathname + search + hash;
}
