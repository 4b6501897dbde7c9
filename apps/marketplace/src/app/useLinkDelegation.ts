import { ownPath } from '@clothesline/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * Turns clicks on regular links into client-side navigation. Links with a target or `download`, other origins, hash
 * links and clicks with a modifier key are left to the browser.
 */
export function useLinkDelegation(): void {
  const [, navigate] = useLocation();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = inAppPath(event);
    if (path === undefined) return;
    event.preventDefault();
    // help topics open in a dialog on the current page
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

/** Also looks inside shadow roots. */
function findAnchor(event: Event): HTMLAnchorElement | undefined {
  return event.composedPath().find((target) => target instanceof HTMLAnchorElement);
}

function inAppPath(event: MouseEvent): string | undefined {
  const anchor = findAnchor(event);
  const path = anchor && ownPath(event, anchor);
  return path === undefined || /^\/(api\/|embed\/|donations\.)/.test(path) ? undefined : path;
}
