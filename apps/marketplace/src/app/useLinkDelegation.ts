import { ownPath } from '@clothesline/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * Handles clicks on the plain `<a href>` of every package inside the app. The browser handles links with a target, a
 * download, or a modifier key, links to other origins, and anchors of this page.
 */
export function useLinkDelegation(): void {
  const [, navigate] = useLocation();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = inAppPath(event);
    if (path === undefined) return;
    event.preventDefault();
    // A help text opens over the page, as its anchor does.
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

/** The anchor that an event happened in, shadow roots included. */
function findAnchor(event: Event): HTMLAnchorElement | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}

/** The path that a click leads to inside the app, if it is the app's to follow. */
function inAppPath(event: MouseEvent): string | undefined {
  const anchor = findAnchor(event);
  const path = anchor && ownPath(event, anchor);
  return path === undefined || /^\/(api\/|embed\/|donations\.)/.test(path) ? undefined : path;
}
