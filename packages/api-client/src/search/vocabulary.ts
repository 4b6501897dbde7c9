import { garments } from './data/garments.js';
import { qualities } from './qualities.js';
import { things, type Facet, type Thing, type Wearer } from './things.js';
import { joinedStem, splitWords } from './words.js';

/** A name in the vocabulary. */
export interface Entry {
  /** Stems of other names of the same thing. */
  names: readonly string[];
  /** Stems of the things that a search for it may show as well. */
  related: readonly string[];
  /** Categories that the name stands for, and categories that hold such things. */
  categories: readonly string[];
  hints: readonly string[];
  /** Stems of its own names and of the names of its kinds: a search for "boot" includes "rain boot". */
  kinds: readonly string[];
  /** The thing that it is mainly a kind of, with the stems of that thing's names and kinds. */
  general: { name: string; stems: readonly string[] } | undefined;
  facet: Facet;
  /** Usual wearer of it, or of its kind; undefined for anybody. */
  wearer: Wearer | undefined;
  /** Sizes that say the same, such as "1-14y". */
  sizes: readonly string[];
}

/** The stem of a name of one or more words. */
function stemOfName(name: string): string {
  return joinedStem(splitWords(name));
}

function splitNames(names: string | undefined): string[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

let entries: Map<string, Entry> | undefined;

/** Finds the entry of a stem; undefined if the vocabulary has no such name. */
export function readEntry(stem: string): Entry | undefined {
  entries ??= createEntries();
  return entries.get(stem);
}

/** Whether the stem is that of a name, such as "rain boots" as one word. */
export function isKnownName(stem: string): boolean {
  return readEntry(stem) !== undefined;
}

let words: string[] | undefined;

/** Every word that stands in a usual name, as it is written: no other word is taken for a misspelled "etui". */
export function vocabularyWords(): readonly string[] {
  words ??= [
    ...new Set(
      [...things, ...qualities].flatMap(({ names }) =>
        splitNames(names).flatMap((name) => [...splitWords(name), splitWords(name).join('')]),
      ),
    ),
  ];
  return words;
}

function createEntries(): Map<string, Entry> {
  const all = [...things, ...qualities, ...garments].map((thing) => ({
    thing,
    stems: splitNames(thing.names).map(stemOfName),
    parents: splitNames(thing.kindOf).map(stemOfName),
  }));
  const byName = new Map<string, string[]>();
  const kindsByParent = new Map<string, (typeof all)[number][]>();
  const wearers = new Map(all.flatMap(({ thing, stems }) => stems.map((stem) => [stem, thing.wearer] as const)));
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
  for (const { thing, stems, parents } of all) {
    const wearer = thing.wearer ?? parents.map((parent) => wearers.get(parent)).find((one) => one !== undefined);
    const near = splitNames(thing.near).flatMap((name) => [stemOfName(name), ...(byName.get(stemOfName(name)) ?? [])]);
    const [parent] = splitNames(thing.kindOf);
    const names = parent === undefined ? [] : (byName.get(stemOfName(parent)) ?? [stemOfName(parent)]);
    const general = parent === undefined ? undefined : { name: parent, stems: [...names, ...listKinds(names)] };
    const entry = createEntry(thing, stems, { kinds: listKinds(stems), near, wearer, general });
    for (const stem of stems) found.set(stem, merged(found.get(stem), entry));
  }
  return found;
}

function createEntry(
  { category, hint, sizes, facet = 'thing' }: Thing,
  names: string[],
  {
    kinds,
    near,
    wearer,
    general,
  }: { kinds: string[]; near: string[]; wearer: Wearer | undefined; general: Entry['general'] },
): Entry {
  return {
    names,
    kinds: [...new Set([...names, ...kinds])],
    related: [...new Set([...kinds, ...near])],
    general,
    categories: splitNames(category),
    hints: splitNames(hint),
    facet,
    wearer,
    sizes: splitNames(sizes),
  };
}

/** A name of two things, such as "vest", stands for both. */
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
