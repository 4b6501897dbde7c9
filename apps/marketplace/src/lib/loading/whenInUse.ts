/** Events of a visitor who has begun to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Runs once, in a quiet moment after the first use of the page, so that a passing visitor loads only the visible
 * content. The returned function cancels it.
 */
export function whenInUse(run: () => void): () => void {
  const waiting = new AbortController();

  function begin() {
    waiting.abort();
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run);
    else run();
  }
  // Skips a server, which has no such events.
  for (const sign of signs) globalThis.addEventListener?.(sign, begin, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

/** Fulfilled then. */
export const inUse = /* @__PURE__ */ new Promise<void>(whenInUse);
