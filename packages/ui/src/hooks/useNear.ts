import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.js';

/**
 * Returns true once the element has been within `margin` (a CSS length in px) of the viewport. Also true if
 * `IntersectionObserver` isn't supported, but false on the server and while hydrating.
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
