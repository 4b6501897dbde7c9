import type { Thing } from './things.js';

/** What a rule knows of the text around what it found. */
export interface Surroundings {
  /** Lower case, without what earlier rules read. */
  before: string;
  after: string;
  /** What the thing next to it is; undefined where the text names none. */
  thing: Thing | undefined;
  /** Whether the text speaks of children. */
  isForKids: boolean;
}

export type Groups = Readonly<Record<string, string | undefined>>;

/** One way to write sizes. */
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
export function numbersIn(text: string | undefined): string[] {
  return text?.match(/\d+(?:\.5)?/g) ?? [];
}

/** What ranges and lists have between their numbers, as part of a pattern. */
export const between = String.raw` ?(?:-|to|/) ?`;

/** A list of up to four, as part of a pattern. */
export const listOf = (item: string) => `${item}(?: ?(?:,|/|-|&|, and|and|or|to) ?${item}){0,3}`;

/** "size", as part of a pattern. */
export const sizeWord = String.raw`(?:sizes|size|sz)(?![a-z]) ?[:.=-]? ?(?:is |a |in |of )?`;

/** Whom clothes are for, as part of a pattern. */
export const whom = String.raw`(?:${[
  'mens?|womens?|ladies|lady|misses|petite|adults?|unisex',
  'girls?|boys?|kids?|childs?|children|childrens|toddlers?|youth|infant|juniors?|teens?',
].join('|')})(?:'s?)?`;
