import { entryOf, stemOf } from '@clothesline/api-client/search';
import type { Wish } from '../wishes/wish.js';

export type Step = 'bigger' | 'smaller';

/** A size that does not fit: "S is too small for me". */
const tooPattern =
  /\b(x{0,2}[sl]|m|\d{1,2}(?:\.5)?|small|medium|large) (?:is|are|would be) (?:\w+ )?too (small|tight|short|big|large|loose)\b/;

/** The size that a message says does not fit, and which way the next one is. */
export function misfitIn(text: string): { size: string; step: Step } | undefined {
  const [, size, how = ''] = tooPattern.exec(text) ?? [];
  if (size === undefined) return undefined;
  return { size: `size: ${size}`, step: ['small', 'tight', 'short'].includes(how) ? 'bigger' : 'smaller' };
}

/** A whole message that says that something does not fit. */
const tooAlone =
  /^(?:(?:it|that|they|those|these)(?:'s| is| are|'re)? )?(?:(?:way|much|a bit|a little|just|so) )*too (?:small|tight|short|narrow|big|large|loose|long)(?: (?:for|on) (?:me|him|her|us|them))?[.!]*$/;

/** Whether a message says that something does not fit, and nothing else. */
export const saysMisfit = (text: string) => tooAlone.test(text);

/** Which way another size is asked for; undefined where it may be any. */
export function stepIn(text: string): Step | undefined {
  if (/\b(?:bigger|larger|sizes? up|too (?:small|tight|short|narrow))\b/.test(text)) return 'bigger';
  return /\b(?:smaller|sizes? down|too (?:big|large|loose|long))\b/.test(text) ? 'smaller' : undefined;
}

const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'];
const words: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };
const letterSize = /\b(?:xxs|xs|xl|xxl|3xl|[sml]|small|medium|large)\b/i;

/** Sizes of babies, in months. */
const months = ['0-3 months', '3-6 months', '6-9 months', '9-12 months', '12-18 months', '18-24 months'];
const monthSize = /\b(\d{1,2})(?: ?- ?\d{1,2})? ?m(?:o|os|onths?)?\b/i;

const shoes = new Set(entryOf(stemOf('shoe'))?.kinds);

/** How far the next sizes are from one, by what it is of. */
const shoeSteps = [0.5, 1, 1.5];
const childSteps = [1, 2];
const clothesSteps = [2, 4];

/** The wish in the next sizes; undefined where it names none. */
export function stepped(wish: Wish, step: Step): Wish | undefined {
  const [said] = wish.sizes;
  const sizes = said === undefined ? [] : nextSizes(said, step, wish);
  return sizes.length > 0 ? { ...wish, sizes } : undefined;
}

function nextSizes(said: string, step: Step, wish: Wish): string[] {
  const month = monthSize.exec(said)?.[1];
  if (month !== undefined) return inOrder(months, (one) => Number.parseInt(one, 10) >= Number(month), step, 4);
  const letter = letterSize.exec(said)?.[0].toLowerCase();
  if (letter !== undefined && !/\d/.test(said)) {
    const at = words[letter] ?? letter;
    return inOrder(letters, (one) => one === at, step).map((one) => `size: ${one}`);
  }
  const [range, first, last] = /(\d{1,2})-(\d{1,2})/.exec(said) ?? [];
  if (range !== undefined) return nextSizes(said.replace(range, (step === 'bigger' ? last : first) ?? ''), step, wish);
  const number = /\d{1,2}(?:\.5)?/.exec(said)?.[0];
  if (number === undefined) return [];
  const sign = step === 'bigger' ? 1 : -1;
  return stepsOf(said, wish)
    .map((by) => Number(number) + sign * by)
    .filter((size) => size > 0)
    .map((size) => said.replace(number, String(size)));
}

/** Some of a list behind one of them, or before it; two by default. */
function inOrder(list: readonly string[], isAt: (one: string) => boolean, step: Step, count = 2): string[] {
  const at = list.findIndex(isAt);
  if (at < 0) return [];
  return step === 'bigger' ? list.slice(at + 1, at + 1 + count) : list.slice(Math.max(0, at - count), at);
}

function stepsOf(said: string, { things, audience }: Wish): readonly number[] {
  if (/\byears?\b/.test(said)) return childSteps;
  if (things.some(({ stem }) => shoes.has(stem))) return shoeSteps;
  const isOfChild = audience.some(({ entry }) => [...entry.categories, ...entry.hints].includes('Children'));
  return isOfChild || /\b(?:age|waist|neck)\b/.test(said) ? childSteps : clothesSteps;
}
