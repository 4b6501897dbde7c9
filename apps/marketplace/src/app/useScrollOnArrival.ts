import { useEffect } from 'react';
import { useArrival } from '../lib/routing/NavigatorProvider.js';

/** How long to wait, in ms, for the page to become tall enough. */
const arrivalTimeout = 3000;

const takesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls new pages to the top or their anchor. When going back, restores the last scroll position. */
export function useScrollOnArrival(): void {
  const arrival = useArrival();

  useEffect(() => {
    const { hash } = window.location;
    if (arrival.kind === 'load' && !arrival.scroll && !hash) return undefined;
    if (arrival.kind === 'push' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollWhenReady(() => (arrival.kind === 'push' || !arrival.scroll ? anchorTop(hash) : arrival.scroll));
  }, [arrival]);
}

function anchorTop(hash: string): number | undefined {
  const element = hash ? document.getElementById(anchorName(hash)) : null;
  // help dialogs open by hash too, but don't need scrolling
  if (!element || element.closest('dialog')) return undefined;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  return element.getBoundingClientRect().top + window.scrollY - margin;
}

/** Malformed escapes like `#100%` can't be decoded, so use the text as is. */
function anchorName(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Tries again on every frame until the page is tall enough, the visitor scrolls, or the timeout is reached. */
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
      // stop here, otherwise we'd fight the visitor's own scrolling
      done.abort();
    } else if (performance.now() < end) requestAnimationFrame(attempt);
    else done.abort();
  }
  attempt();
  return () => done.abort();
}
