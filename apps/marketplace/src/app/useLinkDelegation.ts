import { ownPath } from '@clothesline/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * Routes clicks on plain links inside the app. The browser handles targets, downloads, modifier keys, other origins and
 * hash links.
 */
export function useLinkDelegation(): void {
  const [, navigate] = useLocation();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = inAppPath(event);
    if (path === undefined) return;
    event.preventDefault();
    // Help opens as a dialog.
    const [, topic] = /^\/help\/(.+)$/.exec(path) ?? [];
    if (topic) window.location.hash = topic;
    else navigate(path);
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/** Includes shadow roots. */
function findAnchor(event: Event): HTMLAnchorElement | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}

/** Undefined if the browser should follow. */
function inAppPath(event: MouseEvent): string | undefined {
  const anchor = findAnchor(event);
  const path = anchor && ownPath(event, anchor);
  return path === undefined || /^\/(api\/|embed\/|donations\.)/.test(path) ? undefined : path;
}
