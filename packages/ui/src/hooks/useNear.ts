import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.js';

/**
 * Whether the element is or was within `margin` (CSS length in px) of the viewport. True if unsupported; false on a
 * server and during hydration.
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
