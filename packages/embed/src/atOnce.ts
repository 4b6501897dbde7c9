/** Draws before it returns, as preact does by itself; React is told to (atOnceReact.ts). */
export const atOnce = (define: () => void): void => define();
