import { sizesInText } from './sizes/parseSizes.js';
import { listFilterToWords, sizeToWords } from './sizes/sizeWords.js';
import { categoryWord, inTitle } from './searchWords.js';
import { isAnyStopWord } from './languages.js';
import { englishName, translateName, splitNames, withEnglishNames, withEnglishSizes, type NamePart } from './names.js';
import { readEntry, shortestNames, stemName, type Entry } from './vocabulary.js';
import { wearerWord } from './impliedWearer.js';
import { allOf, joinedStem, stemWord, splitWords } from './words.js';

export interface WordGroup {
  word: string;
  direct: string[];
  wide: string[];
  /** A broader item for close matches, e.g. "coat" for "parka". */
  general?: { word: string; words: readonly string[] };
  kind: 'thing' | 'size' | 'unknown' | 'known' | 'number';
}

/** For close matches. A broader item in the right size (12 + 10) beats the exact item in a different size (20). */
const weights = { thing: 20, size: 10, unknown: 3, known: 2, number: 1 } satisfies Record<WordGroup['kind'], number>;
const generalWeight = 12;

export interface ClosePart {
  group: WordGroup;
  word: string;
  words: readonly string[];
  weight: number;
}

/**
 * Weighted conditions for close matches. If the search names an item, a matching size is not enough, otherwise "shoes
 * size 10" would find blazers.
 */
export function closeParts(groups: readonly WordGroup[]): ClosePart[] {
  return groups.flatMap((group) => {
    const { word, wide, general, kind } = group;
    if (!general) return [{ group, word, words: wide, weight: weights[kind] }];
    return [
      { group, word, words: wide, weight: weights.thing - generalWeight },
      { group, word: general.word, words: [...new Set([...wide, ...general.words])], weight: generalWeight },
    ];
  });
}

/** The words shared by close matches. "coat / 4t" means that some only match the first word. */
export function joinParts(found: readonly ClosePart[], isAny: boolean): string {
  const first = found.filter(({ group }, index) => found.findIndex((part) => part.group === group) === index);
  return first.map(({ word }) => word).join(isAny ? ' / ' : ' ');
}

const maxGroups = 8;

/** Use the letters instead, as "small" can mean anything in a description */
const letterNames = new Map([
  ['small', 'S'],
  ['medium', 'M'],
  ['med', 'M'],
  ['large', 'L'],
]);

/** A size that follows a garment, e.g. "6-7", "size 10", "6X", "6 years" or "116 cm". */
const sizePattern =
  /(?<![\p{L}\p{N}.])(?:(?:size|sz|age|aged|talla|edad)\s*)?\d{1,3}(?:\.5)?(?:\s*(?:[-–/]|to|a)\s*\d{1,2})?\s*(?:years?|yrs?|y|años|x|months?|mos?|meses|m|t|cm)?(?![\p{L}\p{N}.%])/giu;

/** In front of a garment, a number may be a count, so be stricter: "6-7 coat" has a size but "2 coats" doesn't. */
const clearSize = /^\D|\d\s*(?:[-–/]|to|y|años|mo|mes|cm)|\dx/i;

function splitSize(search: string): { rest: string; size?: string } {
  const namesThing = (text: string) =>
    splitWords(withEnglishNames(text)).some((word) => readEntry(stemWord(word))?.facet === 'thing');
  for (const { 0: size, index } of [...search.matchAll(sizePattern)].slice(0, maxGroups)) {
    const rest = `${search.slice(0, index)} ${search.slice(index + size.length)}`;
    if (namesThing(clearSize.test(size) ? rest : search.slice(0, index))) return { rest, size: size.trim() };
  }
  const letter = sizesInText(search).find(({ size }) => /^\d*X*[SML]$/.test(size));
  const rest = letter && search.replace(letter.text, ' ');
  return rest !== undefined && namesThing(rest) ? { rest, size: letter?.size ?? '' } : { rest: search };
}

/** The category that determines how sizes are read. `undefined` means any. */
function sizedCategory(groups: readonly WordGroup[]): string | undefined {
  const isOf = (category: string) => groups.some(({ direct }) => direct.includes(categoryWord(category)));
  return ['Children', 'Footwear', 'Women', 'Men'].find(isOf);
}

/** Returns an empty list if the search consists entirely of stop words. */
export function groupWords(search: string): WordGroup[] {
  const { rest, size } = splitSize(withEnglishSizes(search));
  const groups = groupNames(rest);
  if (size === undefined) return groups;
  const words = listFilterToWords(size, sizedCategory(groups));
  // with a size, only match items in the title or category since descriptions mention other garments
  const titled = groups.map((group) =>
    group.kind === 'thing' ? { ...group, direct: group.direct.map(inTitle), wide: group.wide.map(inTitle) } : group,
  );
  return [...titled, { word: size, direct: words, wide: words, kind: 'size' }];
}

interface Term {
  word: string;
  name?: NamePart['name'];
}

function splitTerms(search: string): Term[] {
  const terms = splitNames(search).flatMap(({ text, name }): Term[] => {
    const words = splitWords(text);
    const isEnglish = words.length === 1 && readEntry(stemWord(words[0] ?? '')) !== undefined;
    if (!name || isEnglish) return words.map((word) => ({ word }));
    const isOne = readEntry(stemName(name.english)) !== undefined || splitWords(name.english).length === 1;
    return isOne ? [{ word: words.join(' '), name }] : splitWords(name.english).map((word) => ({ word }));
  });
  const byWord = new Map(terms.filter(({ word }) => !isAnyStopWord(word)).map((term) => [term.word, term]));
  return [...byWord.values()].slice(0, maxGroups);
}

function groupNames(search: string): WordGroup[] {
  const terms = splitTerms(search);
  const sizes = [search, withEnglishNames(search)].flatMap((text) =>
    sizesInText(text).map((size) => ({ said: splitWords(size.text), words: sizeToWords(size.size) })),
  );
  const stemOf = ({ word, name }: Term) => (name ? stemName(name.english) : stemWord(word));
  const namesThing = terms.some((term) => readEntry(stemOf(term))?.facet === 'thing');
  return terms.map((term, index) => {
    const { word, name } = term;
    const letter = letterNames.get(name?.english ?? word);
    const more = [
      ...sizes.flatMap((size) => (size.said.includes(word) ? size.words : [])),
      ...(letter === undefined ? [] : sizeToWords(letter)),
    ];
    if (name) {
      const english = splitWords(name.english);
      const own = splitWords(word).filter((one) => !isAnyStopWord(one));
      const together = [english, own].map((words) => words.map(stemWord).join(allOf));
      const group = createGroup(word, [stemOf(term), ...together], { more, namesThing });
      return { ...group, ...(group.general && { general: translated(group.general, name.language) }) };
    }
    const plain = (from: number) => terms.slice(Math.max(0, from), from + 2).filter((one) => !one.name);
    const pairs = [plain(index - 1), plain(index)]
      .filter(({ length }) => length === 2)
      .map((pair) => pair.map((one) => one.word));
    const other = pairs.find(isOtherThing);
    const stems = other ? [joinedStem(other)] : [stemWord(word), ...pairs.map(joinedStem)];
    return createGroup(word, stems, { more, namesThing });
  });
}

function translated(general: NonNullable<WordGroup['general']>, language: NonNullable<Term['name']>['language']) {
  return { ...general, word: translateName(language, general.word) };
}

/** Some compounds are something else altogether. For example, a "dressing gown" isn't a gown. */
function isOtherThing(pair: readonly string[]): boolean {
  const stem = joinedStem(pair);
  const [both, second] = [readEntry(stem), readEntry(stemWord(pair[1] ?? ''))];
  return both?.facet === 'thing' && second?.facet === 'thing' && !second.kinds.includes(stem);
}

export function createSimilarGroup(word: string, similar: readonly string[]): WordGroup {
  const names = similar.flatMap((one) => englishName(one) ?? []);
  return createGroup(similar[0] ?? word, [...similar.map(stemWord), ...names.map(stemName)], {});
}

interface Around {
  more?: readonly string[];
  /** Ranks donations without a wearer last if the search names an item. */
  namesThing?: boolean;
}

function createGroup(word: string, stems: readonly string[], { more = [], namesThing = false }: Around): WordGroup {
  const entries = stems.flatMap((stem) => readEntry(stem) ?? []);
  const wearers = (['women', 'men'] as const).filter((wearer) =>
    entries.some(({ facet, names, related }) => facet === 'audience' && [...names, ...related].includes(wearer)),
  );
  const direct = [
    ...stems,
    ...entries.flatMap(({ names }) => names),
    ...entries.flatMap(({ categories }) => categories.map(categoryWord)),
    ...entries.flatMap(({ sizes }) => sizes.flatMap(sizeToWords)),
    ...wearers.map(wearerWord),
    ...more,
  ];
  const related = [
    ...entries.flatMap((entry) => entry.related),
    ...entries.flatMap(({ hints }) => hints.map(categoryWord)),
    ...(namesThing && wearers.length > 0 ? [wearerWord('anybody')] : []),
  ];
  const general = entries.find((entry) => entry.general)?.general;
  return {
    word,
    direct: shortestNames(direct),
    wide: shortestNames([...direct, ...related]),
    ...(general && { general: { word: general.name, words: shortestNames(general.stems) } }),
    kind: wordKind(word, entries),
  };
}

function wordKind(word: string, entries: readonly Entry[]): WordGroup['kind'] {
  if (entries.some(({ facet }) => facet === 'thing')) return 'thing';
  if (entries.length > 0) return 'known';
  return /^(\d+|years?|months?)$/.test(word) ? 'number' : 'unknown';
}
