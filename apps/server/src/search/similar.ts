import type { Donation } from '@clothesline/api-client/contract';
import { splitWords } from './words.js';

export const shortestSimilar = 5;

export function isSimilar(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.slice(start);
  const others = long.slice(start);
  if (short.length < long.length) return rest === others.slice(1);
  const isSwapped = rest[0] === others[1] && rest[1] === others[0];
  return rest.slice(1) === others.slice(1) || (isSwapped && rest.slice(2) === others.slice(2));
}

export function knownWords({ title, locationName }: Pick<Donation, 'title' | 'locationName'>): string[] {
  return splitWords(`${title} ${locationName}`).filter(
    (word) => word.length >= shortestSimilar - 1 && /^\p{L}+$/u.test(word),
  );
}
