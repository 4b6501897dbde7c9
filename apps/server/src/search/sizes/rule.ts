import type { Thing } from './things.js';
import type { Wearer } from './wearers.js';

export interface Surroundings {
  before: string;
  after: string;
  thing: Thing | undefined;
  noun: string;
  wearer: Wearer | undefined;
  isForKids: boolean;
}

export type Groups = Readonly<Record<string, string | undefined>>;

export interface Rule {
  /** Needs the global flag. Its named groups are passed to `read`. */
  pattern: RegExp;
  /**
   * Returns the sizes. An empty list means that the match isn't a size after all, while `undefined` leaves the decision
   * to later rules.
   */
  read(groups: Groups, surroundings: Surroundings): string[] | undefined;
}

export function readNumbers(text: string | undefined): string[] {
  return text?.match(/\d+(?:\.5)?/g) ?? [];
}

export function readSpans(list: string | undefined): { from: string; to: string | undefined }[] {
  const found = (list ?? '').matchAll(/(\d+(?:\.5)?)(?: ?(?:-|to|\/) ?(\d+(?:\.5)?))?/g);
  return [...found].map(([, from = '', to]) => ({ from, to }));
}

export const between = String.raw` ?(?:-|to|/) ?`;

export const listPattern = (item: string) => `${item}(?: ?(?:,|/|-|&|, and|and|or|to) ?${item}){0,3}`;

export const counted = String.raw` (?!(?:womens|mens|ladies|boys|girls|kids|toddlers|plus|years|yrs|months|mos|mths)\b)[a-z]+s\b`;

/** Stops at numbers that count something. */
export const shortListPattern = (item: string) =>
  `${item}(?: ?(?:/|-|to) ?${item}| ?(?:, and|,|&|and|or) ?${item}(?!${counted})){0,3}`;

export const end = String.raw`(?=$|[,();:|/]|\.(?:$| )| - )`;

export const sizeWord = String.raw`(?:sizes|size|sz|gr|größe)(?![a-z]) ?[:.=-]? ?(?:is |a |in |of )?`;

export const whom = String.raw`(?:${[
  'mens?|womens?|ladies|lady|misses|petite|adults?|unisex',
  'girls?|boys?|kids?|childs?|children|childrens|toddlers?|youth|infant|juniors?|teens?',
].join('|')})(?:'s?)?`;
