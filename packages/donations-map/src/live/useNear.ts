import { useEffect, useState } from 'react';

/** How near to the viewport an element loads what it needs, in pixels. */
const margin = '300px';

/** Whether the element is, or once was, near the viewport. Where the browser cannot tell, it is. */
export function useNear(element: Element | null): boolean {
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
  }, [element, isNear]);
  return isNear;
}
