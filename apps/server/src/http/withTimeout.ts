/** Maximum wait for page data in ms, so that a slow store does not block pages. */
export const patience = 1000;

/** Resolves with 'late' if it takes too long or fails. */
export function withTimeout<Found>(found: Promise<Found>): Promise<Found | 'late'> {
  return new Promise((resolve) => {
    const end = (outcome: Found | 'late') => {
      // Frees the timer.
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(end, patience, 'late' as const).unref();
    found.then(end, () => end('late'));
  });
}
