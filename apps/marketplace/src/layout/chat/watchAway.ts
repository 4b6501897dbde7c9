import { watchLift } from './watchLift.js';

/** Ignore scroll deltas below this many px, e.g. from jitter or overscroll. */
const minDelta = 4;

/**
 * Hides the button (`data-away`) while scrolling down or typing elsewhere on the page. It reappears when scrolling up
 * and at the end of the page.
 */
export function watchAway(root: HTMLElement, signal: AbortSignal): void {
  let before = 0;
  let isScrollingDown = false;
  let isTyping = false;
  const mark = () => root.toggleAttribute('data-away', isScrollingDown || isTyping);

  function follow() {
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - before) <= minDelta) return;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - minDelta;
    isScrollingDown = scrollY > before && !isAtEnd;
    before = scrollY;
    mark();
  }

  function look() {
    const { activeElement } = document;
    isTyping = activeElement?.matches('input, textarea') === true && !root.contains(activeElement);
    mark();
  }

  follow();
  look();
  watchLift(root, signal);
  window.addEventListener('scroll', follow, { passive: true, signal });
  window.addEventListener('focusin', look, { signal });
  window.addEventListener('focusout', look, { signal });
}
