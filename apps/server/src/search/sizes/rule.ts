import type { Thing } from './things.js';
import type { Wearer } from './wearers.js';

/** Text around a match of a rule. */
export interface Surroundings {
  /** Lower case, without what earlier rules matched. */
  before: string;
  after: string;
  /** The adjacent item, if the text names one. */
  thing: Thing | undefined;
  /** The word for that item, in lower case; empty if the text names none. */
  noun: string;
  /** The wearer, if the text names one. */
  wearer: Wearer | undefined;
  /** Whether it is for a child. */
  isForKids: boolean;
}

export type Groups = Readonly<Record<string, string | undefined>>;

/** A way to write sizes. */
export interface Rule {
  /** Global. Its named groups are given to `read`. */
  pattern: RegExp;
  /**
   * The sizes that were found. An empty list is no size, and nothing else is to be read in it; undefined leaves it to the
   * rules that follow.
   */
  read(groups: Groups, surroundings: Surroundings): string[] | undefined;
}

/** The numbers in a text, as they are written. */
export function readNumbers(text: string | undefined): string[] {
  return text?.match(/\d+(?:\.5)?/g) ?? [];
}

/** The numbers and ranges of a list: "5-6, 8" are 5 to 6, and 8. */
export function readSpans(list: string | undefined): { from: string; to: string | undefined }[] {
  const found = (list ?? '').matchAll(/(\d+(?:\.5)?)(?: ?(?:-|to|\/) ?(\d+(?:\.5)?))?/g);
  return [...found].map(([, from = '', to]) => ({ from, to }));
}

/** Separator of the numbers of ranges and lists, as part of a pattern. */
export const between = String.raw` ?(?:-|to|/) ?`;

/** A list of up to four, as part of a pattern. */
export const listPattern = (item: string) => `${item}(?: ?(?:,|/|-|&|, and|and|or|to) ?${item}){0,3}`;

/** Things that a number before them counts, as part of a pattern: "size 12 and 3 tops", but "size 12 and 14 womens". */
export const counted = String.raw` (?!(?:womens|mens|ladies|boys|girls|kids|toddlers|plus|years|yrs|months|mos|mths)\b)[a-z]+s\b`;

/** A list without counts of items, as part of a pattern. */
export const shortListPattern = (item: string) =>
  `${item}(?: ?(?:/|-|to) ?${item}| ?(?:, and|,|&|and|or) ?${item}(?!${counted})){0,3}`;

/** End of a part of the text, as part of a pattern. */
export const end = String.raw`(?=$|[,();:|/]|\.(?:$| )| - )`;

/** "size", as part of a pattern. */
export const sizeWord = String.raw`(?:sizes|size|sz|gr|größe)(?![a-z]) ?[:.=-]? ?(?:is |a |in |of )?`;

/** Wearers, as part of a pattern. */
export const whom = String.raw`(?:${[
  'mens?|womens?|ladies|lady|misses|petite|adults?|unisex',
  'girls?|boys?|kids?|childs?|children|childrens|toddlers?|youth|infant|juniors?|teens?',
].join('|')})(?:'s?)?`;
