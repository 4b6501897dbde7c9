import { useEffect } from 'react';
import { useArrival } from '../lib/routing/NavigatorProvider.js';

/** Maximum wait for the page's height, in ms. */
const arrivalTimeout = 3000;

const takesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls a new page to its top or anchor, an earlier page to its last position. */
export function useScrollOnArrival(): void {
  const arrival = useArrival();

  useEffect(() => {
    const { hash } = window.location;
    if (arrival.kind === 'load' && !arrival.scroll && !hash) return undefined;
    if (arrival.kind === 'push' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollWhenReady(() => (arrival.kind === 'push' || !arrival.scroll ? anchorTop(hash) : arrival.scroll));
  }, [arrival]);
}

/** In px; undefined while missing. */
function anchorTop(hash: string): number | undefined {
  const element = hash ? document.getElementById(anchorName(hash)) : null;
  // Dialogs show their texts themselves.
  if (!element || element.closest('dialog')) return undefined;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  return element.getBoundingClientRect().top + window.scrollY - margin;
}

/** The raw text for invalid escapes such as `#100%`. */
function anchorName(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Retries per frame until the page is tall enough, the visitor scrolls, or time is up. */
function scrollWhenReady(find: () => number | undefined): () => void {
  const end = performance.now() + arrivalTimeout;
  const done = new AbortController();
  for (const type of takesOver) {
    window.addEventListener(type, () => done.abort(), { signal: done.signal, passive: true });
  }

  function attempt() {
    if (done.signal.aborted) return;
    const top = find();
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (top !== undefined && top <= reach + 1) {
      window.scrollTo({ top, behavior: 'instant' });
      // Further tries would fight the visitor.
      done.abort();
    } else if (performance.now() < end) requestAnimationFrame(attempt);
    else done.abort();
  }
  attempt();
  return () => done.abort();
}
