import { tokensOf } from '@clothesline/api-client/search';
import type { Facts } from './facts.js';
import type { Wearer } from './sizeSystems.js';
import { stemFor } from './stems.js';
import { isAge, type Wish } from './wish.js';

/** Stems of words that are written with spaces between. */
export const stems = (words: string) => tokensOf(words).map(stemFor);

// In the languages of the demo, too.
const kidWords = stems(
  'kid child children toddler baby newborn infant youth boy girl junior teen niño niña niños niñas bebé أطفال للأطفال',
);
export const babyWords = stems('baby newborn infant');
const womenWords = stems('women lady');
const menWords = stems('men gentleman');

export const girlWords = stems('girl daughter niña niñas');
export const boyWords = stems('boy son niño');

/** Things that nobody looks for who looks for something for a boy, and does not name them. */
export const girlsThings = new Set(stems('dress sundress skirt tutu blouse'));

/** Whether the title names the others alone. */
export function isForOther({ title }: Facts, words: readonly string[], others: readonly string[]): boolean {
  return others.some((word) => title.has(word)) && !words.some((word) => title.has(word));
}

export const says = ({ texts }: Facts, words: readonly string[]) => words.some((word) => texts.has(word));
export const isForWomen = (facts: Facts) => facts.category === 'Women' || says(facts, womenWords);
export const isForMen = (facts: Facts) => facts.category === 'Men' || says(facts, menWords);

export const isForKids = ({ category, sizes, title }: Facts) =>
  category === 'Children' ||
  sizes.some((size) => isAge(size) || size.startsWith('kids')) ||
  kidWords.some((word) => title.has(word));

/** Whom a donation is for, as far as it says so. */
export function wearerOf(facts: Facts): Wearer | undefined {
  if (isForKids(facts)) return 'kids';
  if (isForWomen(facts)) return 'women';
  return isForMen(facts) ? 'men' : undefined;
}

/** For whom somebody wishes for something. */
export function wearerIn({ audience, sizes }: Wish): Wearer | undefined {
  const said = new Set(sizes.flatMap(tokensOf).map(stemFor));
  const isSaid = (word: string) =>
    said.has(stemFor(word)) || audience.some(({ entry }) => [...entry.names, ...entry.related].includes(stemFor(word)));
  return (['kids', 'women', 'men'] as const).find((wearer) => isSaid(wearer === 'kids' ? 'kid' : wearer));
}
