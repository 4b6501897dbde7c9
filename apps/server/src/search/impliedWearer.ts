import type { Donation } from '@clothesline/api-client/contract';
import { sizesInText, sizedText } from './sizes/parseSizes.js';
import { readEntry, type Entry, type Wearer } from './vocabulary.js';
import { joinedStem, stemWord, splitWords } from './words.js';

/** Donations that don't mention a wearer are for the people who usually wear such items, or for anybody. */
export type ImpliedWearer = Wearer | 'anybody';

export function wearerWord(wearer: ImpliedWearer): string {
  return `=${wearer}`;
}

const named = new Set(['Women', 'Men', 'Children']);

export function impliedWearer({
  title,
  description,
  category,
}: Pick<Donation, 'title' | 'description' | 'category'>): ImpliedWearer | undefined {
  if (named.has(category) || namesSomebody(title)) return undefined;
  if (sizesInText(sizedText({ title, description })).some(({ size }) => isOfChildren.test(size))) return undefined;
  const wearer = findThings(title).find((thing) => thing.wearer !== undefined)?.wearer;
  // descriptions tend to mention the previous owner
  return wearer ?? (namesSomebody(description) ? undefined : 'anybody');
}

function namesSomebody(text: string): boolean {
  return splitWords(text)
    .flatMap((word) => readEntry(stemWord(word)) ?? [])
    .some(({ facet, categories, hints }) => facet === 'audience' && [...categories, ...hints].some(isNamed));
}

const isNamed = (category: string) => named.has(category);

const isOfChildren = /^(?:[\d-]+[ymT]|kids .*|newborn|preemie)$/;

/** Treats compounds like "dress shirt" as a single item. */
function findThings(text: string): Entry[] {
  const words = splitWords(text);
  const things: Entry[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const pair = readEntry(joinedStem(words.slice(index, index + 2)));
    const entry = pair?.facet === 'thing' ? pair : readEntry(stemWord(words[index] ?? ''));
    if (entry?.facet !== 'thing') continue;
    things.push(entry);
    if (entry === pair) index += 1;
  }
  return things;
}
