/** Events of a visitor who has begun to use the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Runs once, in a quiet moment after the visitor has begun to use the page: who only passes by pays for nothing but what
 * they saw. The returned function calls it off.
 */
export function whenInUse(run: () => void): () => void {
  const waiting = new AbortController();

  function begin() {
    waiting.abort();
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run);
    else run();
  }
  for (const sign of signs) window.addEventListener(sign, begin, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

/** Fulfilled then. */
export const inUse = /* @__PURE__ */ new Promise<void>(whenInUse);
