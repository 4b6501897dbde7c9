const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/** Runs once the page is idle after the first interaction. Returns a function that cancels it. */
export function whenInUse(run: () => void): () => void {
  const waiting = new AbortController();

  function begin() {
    waiting.abort();
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run);
    else run();
  }
  for (const sign of signs) globalThis.addEventListener?.(sign, begin, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

/** Promise version of `whenInUse`. */
export const inUse = /* @__PURE__ */ new Promise<void>(whenInUse);
