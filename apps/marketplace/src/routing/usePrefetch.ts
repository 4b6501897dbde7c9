import { useEffect } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { whenInUse } from '../shared/whenInUse.js';
import type { Screen } from './screenList.js';
import { anchorOf } from './useLinkDelegation.js';

/** Gets the code of a screen when a link to it is pointed at or focused, and of every screen when the visitor stays. */
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
    const callOff = whenInUse(() => screens.forEach(fetchQuietly));
    return () => {
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      callOff();
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
