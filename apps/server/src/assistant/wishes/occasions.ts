import { entryOf, joinedStem, stemOf, tokensOf } from '@clothesline/api-client/search';
import type { Name } from '../language/names.js';
import type { Wish } from './wish.js';
import { isAge, isChild, sizesOf } from './wishSizes.js';

const nameOf = (word: string, called: string): Name[] => {
  const stem = joinedStem(tokensOf(word));
  const entry = entryOf(stem);
  return entry ? [{ word, stem, entry, called }] : [];
};

/** Things that are called by what they are for, and what they are: many another dress will do for a party. */
const called: readonly { name: RegExp; thing: string; purposes: readonly string[] }[] = [
  { name: /^party dress/, thing: 'dress', purposes: ['party', 'wedding'] },
  { name: /^(?:evening|cocktail|formal) dress/, thing: 'dress', purposes: ['formal', 'wedding'] },
  { name: /^(?:prom|homecoming) dress/, thing: 'dress', purposes: ['graduation', 'formal'] },
];

/** The wish with a party dress as a dress for a party, and what a child wears who is to be a ballerina. */
export function withOccasions(wish: Wish): Wish {
  const isForChild = wish.audience.some(isChild) || sizesOf(wish).some(isAge);
  const dancer = isForChild ? wish.things.find(({ word }) => /^ballerinas?$/.test(word)) : undefined;
  if (dancer) {
    const ballet = nameOf('ballet', 'ballet').map((name) => ({ ...name, isAsked: true }));
    return {
      ...wish,
      things: wish.things.filter((thing) => thing !== dancer),
      purposes: [...wish.purposes, ...ballet],
    };
  }
  const found = wish.things.map((thing) => ({ thing, as: called.find(({ name }) => name.test(thing.word)) }));
  if (found.every(({ as }) => as === undefined)) return wish;
  return {
    ...wish,
    things: found.flatMap(({ thing, as }) => (as ? nameOf(as.thing, thing.word) : [thing])),
    purposes: [
      ...wish.purposes,
      ...found.flatMap(({ as }) => (as?.purposes ?? []).flatMap((word) => nameOf(word, ''))),
    ],
  };
}

/** The wish as an answer says it. */
export function asCalled(wish: Wish): Wish {
  const called = (names: readonly Name[]) =>
    names.flatMap((name) => (name.called === '' ? [] : [{ ...name, word: name.called ?? name.word }]));
  return { ...wish, things: called(wish.things), purposes: called(wish.purposes) };
}

/** The size of a suit: 40R. */
const ofSuits = /^\d\d[RSL]$/;

const jacket = stemOf('jacket');

/** A jacket in the size of a suit is one of a suit. */
export function asSuit(wish: Wish): Wish {
  const isOfSuit = wish.things.some(({ stem }) => stem === jacket) && sizesOf(wish).some((size) => ofSuits.test(size));
  if (!isOfSuit) return wish;
  const things = [...nameOf('suit', 'jacket'), ...nameOf('blazer', '')].map((name) => ({ ...name, isEither: true }));
  return { ...wish, things };
}

const occasions = new Set(
  ['wedding', 'party', 'graduation', 'work', 'interview', 'formal', 'professional'].map((word) => stemOf(word)),
);

/** Whether a purpose makes no other thing: "a dress for a wedding" is no wedding dress, and many a shirt is one for work. */
export function isOccasion({ entry }: Name): boolean {
  return entry.names.some((stem) => occasions.has(stem));
}
