/** Milliseconds that a page waits for what the store knows. A store that is slow or away must not keep the page itself. */
export const patience = 1000;

/** Waits shortly for a reading that a page shows; 'late' if it takes too long or fails. */
export function withTimeout<Found>(found: Promise<Found>): Promise<Found | 'late'> {
  return new Promise((resolve) => {
    const end = (outcome: Found | 'late') => {
      // A timer of each request would stand for a second.
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(end, patience, 'late' as const).unref();
    found.then(end, () => end('late'));
  });
}
