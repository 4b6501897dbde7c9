/** Draws before it returns, as preact does by itself; React is told to (syncReact.ts). */
export const sync = (define: () => void): void => define();
