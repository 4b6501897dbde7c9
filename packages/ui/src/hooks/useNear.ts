import { useEffect, useState } from 'react';

/**
 * Whether the element is, or once was, in the viewport or nearer to it than `margin`, a CSS length in px. True if
 * the browser cannot tell.
 */
export function useNear(element: Element | null, margin = '300px'): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
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
