/** Guessing doesn't work for shorter names because too many others are similar. */
const shortestGuessed = 7;

/** Finds the setting that was probably meant by `ALLOWED_ORIGIN`, `DATADIR` or `log_level`. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return known.find((one) => one.length >= shortestGuessed && (plain(one) === plain(name) || isOneTypoAway(one, name)));
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z]/g, '');
}

/** Whether two strings are a single edit or two swapped letters apart. */
function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const others = Math.max(a.length, b.length) - start - end;
  const isSwap = others === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start];
  return others <= 1 || isSwap;
}
