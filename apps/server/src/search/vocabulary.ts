import { languages } from './languages.js';
import concepts from './vocabulary/concepts.json' with { type: 'json' };
import { joinedStem, splitWords, stemWord } from './words.js';

/** Kind of a name in the vocabulary: a thing, or a quality of things. */
export type Facet = 'thing' | 'audience' | 'purpose' | 'color' | 'material';

/** Whom a garment is made for. */
export type Wearer = 'women' | 'men';

/** An item that people donate and search for, or a quality such as a color. The key is its first English name. */
interface Concept {
  /** The things that it is a kind of: a search for those finds it too. */
  kindOf?: string[];
  /** Other things that serve the same need. */
  near?: string[];
  /** A category that the name means: "kids" is Children. */
  category?: string;
  /** A category that holds such things, among others. */
  hint?: string;
  /** Usual wearer of such things. */
  wearer?: Wearer;
  /** Equivalent sizes, such as "0-24m": clothes of these sizes are for babies. */
  sizes?: string[];
  /** A thing if it is missing. */
  facet?: Facet;
}

/** A name in the vocabulary. */
export interface Entry {
  /** Stems of other names of the same thing. */
  names: readonly string[];
  /** Stems of the things that a search for it may show as well. */
  related: readonly string[];
  /** Categories that the name means, and categories with such items. */
  categories: readonly string[];
  hints: readonly string[];
  /** Stems of its names and of its kinds' names: a search for "boot" includes "rain boot". */
  kinds: readonly string[];
  /** The thing that it is mainly a kind of, with the stems of that thing's names and kinds. */
  general: { name: string; stems: readonly string[] } | undefined;
  facet: Facet;
  /** Usual wearer of it, or of its kind; undefined for anybody. */
  wearer: Wearer | undefined;
  /** Equivalent sizes, such as "1-14y". */
  sizes: readonly string[];
}

/** The stem of a name of one or more words. */
export function stemOfName(name: string): string {
  return joinedStem(splitWords(name));
}

let entries: Map<string, Entry> | undefined;

/** Finds the entry of a stem; undefined if the vocabulary has no such English name. */
export function readEntry(stem: string): Entry | undefined {
  entries ??= createEntries();
  return entries.get(stem);
}

/** Whether the stem belongs to a name, including "rain boots" as one word. */
export function isKnownName(stem: string): boolean {
  return readEntry(stem) !== undefined;
}

let wordsOfStems: ReadonlyMap<string, readonly string[]> | undefined;

/** Drops stems of longer names that contain a shorter one: "winter coat" implies "coat". */
export function shortestNames(stems: readonly string[]): string[] {
  wordsOfStems ??= readLongNames();
  const all = new Set(stems);
  return [...all].filter((stem) => !wordsOfStems?.get(stem)?.some((word) => word !== stem && all.has(word)));
}

/** Stems of the words of each multi-word name that nobody writes as one word. */
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

/** Every word of a usual English name, as it is written: no other word is taken for a misspelled "etui". */
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
    stems: (names[name] ?? []).map(stemOfName),
    parents: (concept.kindOf ?? []).map(stemOfName),
  }));
  const byName = new Map<string, string[]>();
  const kindsByParent = new Map<string, (typeof all)[number][]>();
  const wearers = new Map(all.flatMap(({ concept, stems }) => stems.map((stem) => [stem, concept.wearer] as const)));
  for (const one of all) {
    for (const stem of one.stems) byName.set(stem, [...(byName.get(stem) ?? []), ...one.stems]);
    for (const parent of one.parents) kindsByParent.set(parent, [...(kindsByParent.get(parent) ?? []), one]);
  }
  /** The names of every kind of a thing, and of their kinds. */
  const listKinds = (stems: readonly string[]): string[] =>
    stems.flatMap((stem) =>
      (kindsByParent.get(stem) ?? []).flatMap((kind) => [...kind.stems, ...listKinds(kind.stems)]),
    );
  const found = new Map<string, Entry>();
  for (const { concept, stems, parents } of all) {
    const kinds = listKinds(stems);
    const near = (concept.near ?? []).flatMap((name) => [stemOfName(name), ...(byName.get(stemOfName(name)) ?? [])]);
    const [parent] = concept.kindOf ?? [];
    const general = parent === undefined ? [] : (byName.get(stemOfName(parent)) ?? [stemOfName(parent)]);
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

/** A name of two items, such as "vest", means both. */
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
