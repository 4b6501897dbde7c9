import type { Thing } from './things.js';
import type { Wearer } from './wearers.js';

export interface Surroundings {
  before: string;
  after: string;
  thing: Thing | undefined;
  noun: string;
  /** Undefined if the text names no size. */
  wearer: Wearer | undefined;
  isForKids: boolean;
}

export type Groups = Readonly<Record<string, string | undefined>>;

export interface Rule {
  /** Global; `read` gets its named groups. */
  pattern: RegExp;
  /** Returns sizes; an empty list marks the match as no size, undefined leaves it to later rules. */
  read(groups: Groups, surroundings: Surroundings): string[] | undefined;
}

export function readNumbers(text: string | undefined): string[] {
  return text?.match(/\d+(?:\.5)?/g) ?? [];
}

/** "5-6, 8" is 5–6, and 8. */
export function readSpans(list: string | undefined): { from: string; to: string | undefined }[] {
  const found = (list ?? '').matchAll(/(\d+(?:\.5)?)(?: ?(?:-|to|\/) ?(\d+(?:\.5)?))?/g);
  return [...found].map(([, from = '', to]) => ({ from, to }));
}

/** Separator in ranges and lists. */
export const between = String.raw` ?(?:-|to|/) ?`;

export const listPattern = (item: string) => `${item}(?: ?(?:,|/|-|&|, and|and|or|to) ?${item}){0,3}`;

export const counted = String.raw` (?!(?:womens|mens|ladies|boys|girls|kids|toddlers|plus|years|yrs|months|mos|mths)\b)[a-z]+s\b`;

/** A list without counts. */
export const shortListPattern = (item: string) =>
  `${item}(?: ?(?:/|-|to) ?${item}| ?(?:, and|,|&|and|or) ?${item}(?!${counted})){0,3}`;

export const end = String.raw`(?=$|[,();:|/]|\.(?:$| )| - )`;

export const sizeWord = String.raw`(?:sizes|size|sz|gr|größe)(?![a-z]) ?[:.=-]? ?(?:is |a |in |of )?`;

export const whom = String.raw`(?:${[
  'mens?|womens?|ladies|lady|misses|petite|adults?|unisex',
  'girls?|boys?|kids?|childs?|children|childrens|toddlers?|youth|infant|juniors?|teens?',
].join('|')})(?:'s?)?`;
