import { entryOf, tokensOf } from '@clothesline/api-client/search';
import type { Wearer } from '../wishes/sizeSystems.js';
import { stemFor } from '../language/stems.js';
import type { Wish } from '../wishes/wish.js';
import { isAge } from '../wishes/wishSizes.js';
import type { Facts } from './facts.js';

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

/** The stems of things and of their kinds. */
const kindsOf = (words: string) => new Set(stems(words).flatMap((stem) => [stem, ...(entryOf(stem)?.kinds ?? [])]));

/** Things that nobody looks for who looks for something for a boy, and does not name them. */
export const girlsThings = kindsOf('dress sundress skirt tutu blouse');

/** Sizes that only women's, and only men's, clothes are sold by; not those of shoes. */
const usualSizes = {
  women: /^(?:US )?\d{1,2}[WP]?$|^\d\d[A-H]+$/,
  men: /^\d\d[RSL]$|^Collar |^W\d\d/,
};

/** Whether the title names the others alone. */
export function isForOther({ title }: Facts, words: readonly string[], others: readonly string[]): boolean {
  return others.some((word) => title.has(word)) && !words.some((word) => title.has(word));
}

export const says = ({ texts }: Facts, words: readonly string[]) => words.some((word) => texts.has(word));

const saysWomen = (facts: Facts) => facts.category === 'Women' || says(facts, womenWords);
const saysMen = (facts: Facts) => facts.category === 'Men' || says(facts, menWords);

export const isForWomen = (facts: Facts) => saysWomen(facts) || usualWearerOf(facts) === 'women';
export const isForMen = (facts: Facts) => saysMen(facts) || usualWearerOf(facts) === 'men';

export const isForKids = ({ category, sizes, title }: Facts) =>
  category === 'Children' ||
  sizes.some((size) => isAge(size) || size.startsWith('kids')) ||
  kidWords.some((word) => title.has(word));

const usual = new WeakMap<Facts, { wearer: 'women' | 'men' | undefined }>();

/** Who usually wears what names nobody: as its things and its sizes tell. */
function usualWearerOf(facts: Facts): 'women' | 'men' | undefined {
  const known = usual.get(facts);
  if (known) return known.wearer;
  const isOpen = !saysWomen(facts) && !saysMen(facts) && !isForKids(facts) && !says(facts, stems('unisex'));
  const wearer = isOpen ? (['women', 'men'] as const).find((one) => isUsualFor(facts, one)) : undefined;
  usual.set(facts, { wearer });
  return wearer;
}

function isUsualFor(facts: Facts, wearer: 'women' | 'men'): boolean {
  if (facts.titleThings.some(({ entry }) => entry.wearer === wearer)) return true;
  return !isNumbered(facts) && facts.sizes.some((size) => usualSizes[wearer].test(size));
}

const shoes = kindsOf('shoe');
const numbered = kindsOf('sock glove hat belt');

export function isShoe({ category, titleThings }: Facts): boolean {
  return category === 'Footwear' || titleThings.some(({ stem }) => shoes.has(stem));
}

/** Whether its numbers are anybody's. */
const isNumbered = (facts: Facts) => isShoe(facts) || facts.titleThings.some(({ stem }) => numbered.has(stem));

/** Whom a donation is for, as far as it tells. */
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
