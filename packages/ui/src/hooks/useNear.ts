import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.js';

/**
 * Whether the element is, or once was, in the viewport or nearer to it than `margin`, a CSS length in px. True if
 * the browser cannot tell; false on a server, and while a page hydrates.
 */
export function useNear(element: Element | null, margin = '300px'): boolean {
  const [wasNear, setNear] = useState(false);
  const isHydrated = useHydrated();
  const isNear = wasNear || (isHydrated && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
}
