import { watchLift } from './watchLift.js';

/** Scrolling distance in px that is ignored: fingers tremble, and pages bounce at their ends. */
const tremble = 4;

/**
 * Marks the assistant's root with `data-away` to hide its button while the visitor scrolls down, or types outside of
 * the assistant. The button is back at the end of the page, and after scrolling up.
 */
export function watchAway(root: HTMLElement, signal: AbortSignal): void {
  let before = 0;
  let isScrollingDown = false;
  let isTyping = false;
  const mark = () => root.toggleAttribute('data-away', isScrollingDown || isTyping);

  function follow() {
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - before) <= tremble) return;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - tremble;
    isScrollingDown = scrollY > before && !isAtEnd;
    before = scrollY;
    mark();
  }

  function look() {
    const { activeElement } = document;
    isTyping = activeElement?.matches('input, textarea') === true && !root.contains(activeElement);
    mark();
  }

  // Scrolling or typing may have been the sign that this code was loaded for.
  follow();
  look();
  watchLift(root, signal);
  window.addEventListener('scroll', follow, { passive: true, signal });
  window.addEventListener('focusin', look, { signal });
  window.addEventListener('focusout', look, { signal });
}
