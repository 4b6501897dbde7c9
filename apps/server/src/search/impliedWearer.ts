import type { Donation } from '@clothesline/api-client/contract';
import { sizesInText, sizedText } from './sizes/parseSizes.js';
import { readEntry, type Entry, type Wearer } from './vocabulary.js';
import { joinedStem, stemWord, splitWords } from './words.js';

/** Wearer of a donation whose text names none: the usual wearer of such garments, or anybody. */
export type ImpliedWearer = Wearer | 'anybody';

/** How it is written among the words of a donation, so that it is no word of its text. */
export function wearerWord(wearer: ImpliedWearer): string {
  return `=${wearer}`;
}

/** Categories and audiences that name a wearer. */
const named = new Set(['Women', 'Men', 'Children']);

/** Returns the wearer of a donation that names none; undefined if it names one. */
export function impliedWearer({
  title,
  description,
  category,
}: Pick<Donation, 'title' | 'description' | 'category'>): ImpliedWearer | undefined {
  if (named.has(category) || namesSomebody(title)) return undefined;
  if (sizesInText(sizedText({ title, description })).some(({ size }) => isOfChildren.test(size))) return undefined;
  const wearer = findThings(title).find((thing) => thing.wearer !== undefined)?.wearer;
  // A description often names a former wearer only.
  return wearer ?? (namesSomebody(description) ? undefined : 'anybody');
}

function namesSomebody(text: string): boolean {
  return splitWords(text)
    .flatMap((word) => readEntry(stemWord(word)) ?? [])
    .some(({ facet, categories, hints }) => facet === 'audience' && [...categories, ...hints].some(isNamed));
}

const isNamed = (category: string) => named.has(category);

const isOfChildren = /^(?:[\d-]+[ymT]|kids .*|newborn|preemie)$/;

/** The items that a text names. Of two words that form a name, such as "dress shirt", only that. */
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
