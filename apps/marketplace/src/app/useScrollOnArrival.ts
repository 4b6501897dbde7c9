import { useEffect } from 'react';
import { useArrival } from '../lib/routing/NavigatorProvider.js';

/** Time that a page may take to grow to the visitor's place, in ms. */
const arrivalTimeout = 3000;

/** Events after which the visitor's own scrolling counts. */
const takesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls a new page to its top or to its anchor, and an earlier page to its last place. */
export function useScrollOnArrival(): void {
  const arrival = useArrival();

  useEffect(() => {
    const { hash } = window.location;
    if (arrival.kind === 'load' && !arrival.scroll && !hash) return undefined;
    if (arrival.kind === 'push' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollWhenReady(() => (arrival.kind === 'push' || !arrival.scroll ? anchorTop(hash) : arrival.scroll));
  }, [arrival]);
}

/** Returns the top of an anchor's element, in px from the top of the page; undefined while it is missing. */
function anchorTop(hash: string): number | undefined {
  const element = hash ? document.getElementById(anchorName(hash)) : null;
  // A text in a dialog is shown by the dialog.
  if (!element || element.closest('dialog')) return undefined;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  return element.getBoundingClientRect().top + window.scrollY - margin;
}

/** Returns the id of an anchor; the raw text if its escapes are broken, as in `#100%`. */
function anchorName(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Tries at each frame until the page is tall enough, the visitor takes over, or time is up. */
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
      // Once more in the next frames would fight the visitor: the page is tall enough, this is the place.
      done.abort();
    } else if (performance.now() < end) requestAnimationFrame(attempt);
    else done.abort();
  }
  attempt();
  return () => done.abort();
}
