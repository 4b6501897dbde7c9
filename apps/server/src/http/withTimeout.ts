/** How long a page waits for its data (in ms), so a slow store can't hold up pages */
export const patience = 1000;

export function withTimeout<Found>(found: Promise<Found>): Promise<Found | 'late'> {
  return new Promise((resolve) => {
    const end = (outcome: Found | 'late') => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(end, patience, 'late' as const).unref();
    found.then(end, () => end('late'));
  });
}
