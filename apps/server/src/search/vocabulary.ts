import { languages } from './languages.js';
import concepts from './vocabulary/concepts.json' with { type: 'json' };
import { joinedStem, splitWords, stemWord } from './words.js';

export type Facet = 'thing' | 'audience' | 'purpose' | 'color' | 'material';

export type Wearer = 'women' | 'men';

/** Something people search for, either an item or a quality. The key is its main English name. */
interface Concept {
  /** Broader items. Searching for those finds this item as well. */
  kindOf?: string[];
  near?: string[];
  /** The equivalent category, e.g. Children for "kids". */
  category?: string;
  /** The category such items are usually in. */
  hint?: string;
  wearer?: Wearer;
  sizes?: string[];
  facet?: Facet;
}

export interface Entry {
  names: readonly string[];
  related: readonly string[];
  categories: readonly string[];
  hints: readonly string[];
  kinds: readonly string[];
  general: { name: string; stems: readonly string[] } | undefined;
  facet: Facet;
  wearer: Wearer | undefined;
  sizes: readonly string[];
}

export function stemName(name: string): string {
  return joinedStem(splitWords(name));
}

let entries: Map<string, Entry> | undefined;

export function readEntry(stem: string): Entry | undefined {
  entries ??= createEntries();
  return entries.get(stem);
}

export function isKnownName(stem: string): boolean {
  return readEntry(stem) !== undefined;
}

let wordsOfStems: ReadonlyMap<string, readonly string[]> | undefined;

/** Drops stems that a longer name already implies, e.g. "coat" next to "winter coat". */
export function shortestNames(stems: readonly string[]): string[] {
  wordsOfStems ??= readLongNames();
  const all = new Set(stems);
  return [...all].filter((stem) => !wordsOfStems?.get(stem)?.some((word) => word !== stem && all.has(word)));
}

/** Multi-word names that are never written as a single word. */
function readLongNames(): ReadonlyMap<string, readonly string[]> {
  const names = Object.values({ ...languages.en.names, ...languages.en.rareNames }).flat();
  const asOne = new Set(names.map(splitWords).flatMap((words) => (words.length === 1 ? words : [])));
  return new Map(
    names
      .map(splitWords)
      .filter((words) => words.length > 1 && !asOne.has(words.join('')))
      .map((words) => [joinedStem(words), words.map(stemWord)]),
  );
}

let words: string[] | undefined;

export function vocabularyWords(): readonly string[] {
  words ??= [
    ...new Set(
      Object.values(languages.en.names)
        .flat()
        .flatMap((name) => [...splitWords(name), splitWords(name).join('')]),
    ),
  ];
  return words;
}

function createEntries(): Map<string, Entry> {
  const names: Readonly<Record<string, readonly string[]>> = { ...languages.en.names, ...languages.en.rareNames };
  const all = Object.entries<Concept>(concepts as Record<string, Concept>).map(([name, concept]) => ({
    concept,
    stems: (names[name] ?? []).map(stemName),
    parents: (concept.kindOf ?? []).map(stemName),
  }));
  const byName = new Map<string, string[]>();
  const kindsByParent = new Map<string, (typeof all)[number][]>();
  const wearers = new Map(all.flatMap(({ concept, stems }) => stems.map((stem) => [stem, concept.wearer] as const)));
  for (const one of all) {
    for (const stem of one.stems) byName.set(stem, [...(byName.get(stem) ?? []), ...one.stems]);
    for (const parent of one.parents) kindsByParent.set(parent, [...(kindsByParent.get(parent) ?? []), one]);
  }
  const listKinds = (stems: readonly string[]): string[] =>
    stems.flatMap((stem) =>
      (kindsByParent.get(stem) ?? []).flatMap((kind) => [...kind.stems, ...listKinds(kind.stems)]),
    );
  const found = new Map<string, Entry>();
  for (const { concept, stems, parents } of all) {
    const kinds = listKinds(stems);
    const near = (concept.near ?? []).flatMap((name) => [stemName(name), ...(byName.get(stemName(name)) ?? [])]);
    const [parent] = concept.kindOf ?? [];
    const general = parent === undefined ? [] : (byName.get(stemName(parent)) ?? [stemName(parent)]);
    const entry: Entry = {
      names: stems,
      kinds: [...new Set([...stems, ...kinds])],
      related: [...new Set([...kinds, ...near])],
      general: parent === undefined ? undefined : { name: parent, stems: [...general, ...listKinds(general)] },
      categories: concept.category === undefined ? [] : [concept.category],
      hints: concept.hint === undefined ? [] : [concept.hint],
      facet: concept.facet ?? 'thing',
      wearer: concept.wearer ?? parents.map((one) => wearers.get(one)).find((one) => one !== undefined),
      sizes: concept.sizes ?? [],
    };
    for (const stem of stems) found.set(stem, merged(found.get(stem), entry));
  }
  return found;
}

/** Some names are ambiguous, e.g. "vest", and have several entries. */
function merged(one: Entry | undefined, other: Entry): Entry {
  if (!one) return other;
  return {
    names: [...new Set([...one.names, ...other.names])],
    related: [...new Set([...one.related, ...other.related])],
    categories: [...one.categories, ...other.categories],
    hints: [...one.hints, ...other.hints],
    kinds: [...new Set([...one.kinds, ...other.kinds])],
    general: one.general ?? other.general,
    facet: other.facet === 'thing' ? 'thing' : one.facet,
    wearer: one.wearer === other.wearer ? one.wearer : undefined,
    sizes: [...one.sizes, ...other.sizes],
  };
}
