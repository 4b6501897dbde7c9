import { useEffect } from 'react';
import { matchRoute, useRouter } from 'wouter';
import type { Screen } from './screenList.js';
import { anchorOf } from './useLinkDelegation.js';

/** How long the first page has for itself before the others' code is fetched, in ms. */
const idleDelay = 4000;

/** Gets the code of a screen when a link to it is pointed at or focused, and of every screen when nothing else is to do. */
export function usePrefetch(screens: readonly Screen[]): void {
  const { parser } = useRouter();

  useEffect(() => {
    function onInterest(event: Event) {
      const anchor = anchorOf(event);
      if (!anchor || anchor.origin !== window.location.origin) return;
      const match = screens.find(({ path }) => path && matchRoute(parser, path, anchor.pathname)[0]);
      if (match) fetchQuietly(match);
    }
    document.addEventListener('pointerover', onInterest, { passive: true });
    document.addEventListener('focusin', onInterest);
    const timer = setTimeout(() => whenIdle(() => screens.forEach(fetchQuietly)), idleDelay);
    return () => {
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      clearTimeout(timer);
    };
  }, [parser, screens]);
}

/** A prefetch that fails says nothing: the visit itself will ask again, and show what is wrong. */
function fetchQuietly(screen: Screen) {
  if (savesData()) return;
  screen.preload().catch(() => undefined);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

function whenIdle(run: () => void) {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run);
  else run();
}
