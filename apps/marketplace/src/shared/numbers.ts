const counts = new Intl.NumberFormat();

/** A count in the visitor's own way of writing numbers. */
export function formatCount(count: number): string {
  return counts.format(count);
}
