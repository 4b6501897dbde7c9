import { entryOf, joinedStem, stemOf, tokensOf, type Facet } from '@clothesline/api-client/search';
import { isMisspelledFiller, withoutIdioms } from '../language/fillers.js';
import type { Name, Names } from '../language/names.js';
import { isMaterial, namesIn, nameMeantBy } from '../language/names.js';
import { asGrown, withGrownUps } from './grown.js';
import { asSuit, isOccasion, withOccasions } from './occasions.js';
import { unwantedIn } from './unwanted.js';
import { asParsed } from './sizeSayings.js';
import { sizesSaid } from './wishSizes.js';

/** What somebody looks for. */
export interface Wish {
  /** Any of them will do. */
  things: readonly Name[];
  /** For whom. */
  audience: readonly Name[];
  colors: readonly Name[];
  materials: readonly Name[];
  /** For what: the rain, an interview. */
  purposes: readonly Name[];
  /** As somebody says them: "4 year old", "size 8". See `sizesOf`. */
  sizes: readonly string[];
  /** Where other sizes are asked for: those that it may not have, as donations have them. */
  otherThan?: readonly string[];
  /** What it may not be: "not black". */
  unwanted: readonly Name[];
  /** Words that are in no vocabulary: of a place, of a brand, of anything. */
  unknown: readonly string[];
}

export const noWish: Wish = {
  things: [],
  audience: [],
  colors: [],
  materials: [],
  purposes: [],
  sizes: [],
  unwanted: [],
  unknown: [],
};

/** The most words of a message, of each kind, that are looked for. */
const maxWords = 8;

/** What a text wishes for. */
export function wishIn(text: string): Wish {
  const { sizes, rest } = sizesSaid(withoutShoe(withoutIdioms(text.toLowerCase())));
  const { unwanted, wanted } = unwantedIn(rest);
  return withGrownUps(withNames({ ...noWish, sizes, unwanted }, marked(namesIn(wanted), wanted)), text.toLowerCase());
}

/** The names of a text, with those of which one will do marked. */
function marked({ names, before, unknown }: Names, text: string): Pick<Names, 'names' | 'unknown'> {
  const words = tokensOf(text).filter((word) => !['a', 'an', 'some'].includes(word));
  const beside = new Set(words.filter((_, at) => words[at + 1] === 'or' || words[at - 1] === 'or'));
  const isEither = (name: Name) =>
    name.entry.facet === 'thing' ? beside.size > 0 && !before.has(name) : beside.has(name.word);
  return { names: names.map((name) => (isEither(name) ? { ...name, isEither: true } : name)), unknown };
}

const shoeSize = /\b(?:shoe|boot)(?=,? size:? \d)/;

/** "Boots, shoe size 9": the size of what is named before, and no shoe. */
function withoutShoe(message: string): string {
  const text = asParsed(message);
  const others = namesIn(text.replace(shoeSize, ' ')).names;
  return others.some(({ stem }) => shoes.includes(stem)) ? text.replace(shoeSize, ' ') : text;
}

const shoes = entryOf(stemOf('shoe'))?.kinds ?? [];

function withNames(wish: Wish, { names, unknown }: { names: readonly Name[]; unknown: readonly string[] }): Wish {
  const of = (facet: Facet) => names.filter((name) => facetOf(name) === facet);
  const joined = (before: readonly Name[], more: readonly Name[]) =>
    [...new Map([...before, ...more].map((name) => [name.stem, name])).values()].slice(0, maxWords);
  return {
    ...wish,
    things: joined(wish.things, of('thing')),
    audience: joined(wish.audience, of('audience')),
    colors: joined(wish.colors, of('color')),
    materials: joined(wish.materials, of('material')),
    purposes: joined(wish.purposes, of('purpose')),
    unknown: [...new Set([...wish.unknown, ...unknown])].slice(0, maxWords),
  };
}

/** Materials that name things, too, in another form: "corduroys". */
const facetOf = ({ word, entry }: Name): Facet => (isMaterial(word) ? 'material' : entry.facet);

/** The wish as it was meant: without wrong letters, and "a hat for the sun" as a sun hat. */
export function asMeant(wish: Wish): Wish {
  return asGrown(asSuit(withOccasions(asOneThing(spelled(wish)))));
}

/** A thing and a word beside it as one name of the vocabulary, where it has one. */
function asOneThing(wish: Wish): Wish {
  const [thing, ...others] = wish.things;
  if (!thing) return wish;
  const purposes = wish.purposes.filter((name) => !isOccasion(name));
  const words = [...wish.unknown, ...[...purposes, ...wish.materials].map(({ word }) => word)];
  for (const word of words) {
    const joined = `${word} ${thing.word}`;
    const stem = joinedStem(tokensOf(joined));
    const entry = entryOf(stem);
    if (entry?.facet !== 'thing') continue;
    return {
      ...wish,
      things: [{ word: joined, stem, entry }, ...others],
      unknown: wish.unknown.filter((one) => one !== word),
      purposes: wish.purposes.filter((one) => one.word !== word),
      materials: wish.materials.filter((one) => one.word !== word),
    };
  }
  return wish;
}

function spelled(wish: Wish): Wish {
  const meant = asOneWord(wish.unknown).map((word) => ({ word, name: nameMeantBy(word) }));
  return withNames(
    { ...wish, unknown: [] },
    {
      names: meant.flatMap(({ name }) => name ?? []),
      unknown: meant.flatMap(({ word, name }) => (name || isMisspelledFiller(word) ? [] : [word])),
    },
  );
}

/** Words of which two are a misspelled name together: "turtel neck". */
function asOneWord(words: readonly string[]): string[] {
  const at = words.findIndex((word, index) => {
    const both = word + (words[index + 1] ?? '');
    return both !== word && !nameMeantBy(word) && nameMeantBy(both)?.entry.facet === 'thing';
  });
  return at < 0 ? [...words] : [...words.slice(0, at), words.slice(at, at + 2).join(''), ...words.slice(at + 2)];
}

/** Whether nothing is wished for. */
export function isEmptyWish({ sizes, unknown, ...names }: Wish): boolean {
  return sizes.length === 0 && unknown.length === 0 && Object.values(names).every((list) => list.length === 0);
}

/** Whether the wish surely is for clothes: it says something that the vocabulary knows. */
export function isSureWish(wish: Wish): boolean {
  return !isEmptyWish({ ...wish, unknown: [], unwanted: wish.unwanted.filter(({ isPlain = false }) => !isPlain) });
}
