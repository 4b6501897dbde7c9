import type { FindIntent } from '../understand/intent.js';
import type { Wish } from '../wishes/wish.js';
import { isChild, sizesOf } from '../wishes/wishSizes.js';
import type { Conversation } from './conversation.js';

/** One of several children, by how old they are: "and for the little one?" */
const byAge =
  /\b(?:for|about|and) (?:the|my) (?:(little|small|young|younger|youngest|smaller|smallest|baby)|(old|older|oldest|big|bigger|biggest)|other)(?: (?:one|kid|child|boy|girl|son|daughter|brother|sister))?(?=(?: (?:too|also|then|please|now))?\W*$)/;

/** Years until which a child is called a baby. */
const babyYears = 2;

interface Child {
  /** As a message says it: "girl 8 years old". */
  said: string;
  years: number;
}

/** The years of an age as a donation names it; undefined for any other size. */
function yearsOf(size: string): number | undefined {
  const [, number, unit] = /^(\d+)(?:-\d+)?([ymT])$/.exec(size) ?? [];
  if (number === undefined) return undefined;
  return unit === 'm' ? Number(number) / 12 : Number(number);
}

/** The children whom a wish names by their ages. */
function childrenIn(wish: Wish): Child[] {
  const kids = wish.audience.filter(isChild);
  return wish.sizes.flatMap((said) => {
    const named = kids.length === 1 ? kids : kids.filter(({ word }) => said.includes(word));
    const who = named[0]?.word ?? 'kid';
    return sizesOf({ ...wish, things: [], audience: kids, sizes: [said] }).flatMap((size) => {
      const years = yearsOf(size);
      if (years === undefined) return [];
      const age = years < 2 ? `${Math.round(years * 12)} months` : `${years} years`;
      return [{ said: `${who} ${age} old`, years }];
    });
  });
}

/** The children of a search, the youngest first, each age once. */
function childrenOf({ wishes }: FindIntent): Child[] {
  const byYears = new Map(wishes.flatMap(childrenIn).map((child) => [child.years, child]));
  return [...byYears.values()].toSorted((one, other) => one.years - other.years);
}

/** A message with the age of the child that it means, where several were named before: "and for the little one?" */
export function withAgeOf(text: string, { find, finds }: Pick<Conversation, 'find' | 'finds'>): string {
  const [said, young, old] = byAge.exec(text) ?? [];
  if (said === undefined || !find) return text;
  const children = [...finds, find].map(childrenOf).findLast((list) => list.length > 1);
  if (!children) return text;
  const [last] = childrenOf(find);
  const [first] = children;
  const other = children.find(({ years }) => years !== last?.years);
  // A baby who was not named before is another child.
  if (young === 'baby' && first && first.years >= babyYears) return text;
  const child = young === undefined ? (old === undefined ? other : children.at(-1)) : first;
  return child ? text.replace(said, `for a ${child.said}`) : text;
}
