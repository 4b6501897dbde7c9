/** How long a page waits for data, in ms, so that a slow or unavailable store does not block it. */
export const patience = 1000;

/** Waits shortly for a reading that a page shows; 'late' if it takes too long or fails. */
export function withTimeout<Found>(found: Promise<Found>): Promise<Found | 'late'> {
  return new Promise((resolve) => {
    const end = (outcome: Found | 'late') => {
      // Otherwise a timer per request would remain for a second.
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(end, patience, 'late' as const).unref();
    found.then(end, () => end('late'));
  });
}
