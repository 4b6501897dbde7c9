import { tokensOf } from '@clothesline/api-client/search';
import { nameMeantBy } from '../language/names.js';
import type { Wish } from './wish.js';

/** Where a clause ends. */
const clauseEnd = /[,;:!?()\n]|\.(?=\s|$)|\s-\s|\b(?:and|but|because|so|since|while|though|if|when|who)\b/;

/** What stands for a thing of any kind. */
const anyThing = new Set(
  'something anything stuff thing things clothes clothing outfit outfits item items gear'.split(' '),
);

/** What goes on to describe a thing: "boots with a zipper". */
const describing = new Set(
  'with without for from by of in on at to as like about against called named saying says say that which'.split(' '),
);

/** Who does something: a clause of their own begins. */
const subjects = new Set('i we you he she they it'.split(' '));

/**
 * A wish without the unknown words that describe no thing. An unknown word is searched for where it stands beside the
 * thing or describes it ("Patagonia jacket", "a shirt with dinosaurs"), not where it is in another clause ("my landlord
 * sold the building, I need boots"). Where no thing is named, every word may be the thing.
 */
export function withoutAsides(wish: Wish, text: string): Wish {
  if (wish.unknown.length === 0) return wish;
  const misspelled = wish.unknown.filter((word) => nameMeantBy(word)?.entry.facet === 'thing');
  const things = new Set([...misspelled, ...wish.things.map(({ word }) => word)].flatMap(tokensOf));
  const isThing = (token: string) => (things.size > 0 ? things : anyThing).has(token);
  const clauses = text.toLowerCase().split(clauseEnd).map(tokensOf);
  const { audience, colors, materials, purposes, unknown } = wish;
  if (!clauses.flat().some(isThing)) return withWordsOfClauses(wish, clauses);
  const beside = new Set(
    [...unknown, ...[...audience, ...colors, ...materials, ...purposes].map(({ word }) => word)].flatMap(tokensOf),
  );
  const said = new Set(clauses.flatMap((tokens) => describingIn(tokens, isThing, beside)));
  const isSaid = (word: string) => tokensOf(word).some((token) => said.has(token)) || nameMeantBy(word) !== undefined;
  return { ...wish, unknown: unknown.filter(isSaid) };
}

/** A wish without the words of other clauses than that which says for whom it is; all, where none does. */
function withWordsOfClauses(wish: Wish, clauses: readonly (readonly string[])[]): Wish {
  const whom = new Set(wish.audience.flatMap(({ word }) => tokensOf(word)));
  const own = clauses.filter((tokens) => tokens.some((token) => whom.has(token)));
  if (own.length === 0) return wish;
  const said = new Set(own.flat());
  return { ...wish, unknown: wish.unknown.filter((word) => tokensOf(word).some((token) => said.has(token))) };
}

/** The words of a clause that stand beside a thing, or behind it where they describe it. */
function describingIn(
  tokens: readonly string[],
  isThing: (token: string) => boolean,
  beside: ReadonlySet<string>,
): string[] {
  const said: string[] = [];
  let run: string[] = [];
  let isBeside = false;
  let isDescribed = false;
  let hasThing = false;
  for (const token of tokens) {
    if (isThing(token)) {
      said.push(...run);
      [hasThing, isBeside] = [true, true];
    } else if (beside.has(token)) {
      if (isBeside || isDescribed) said.push(token);
      else run.push(token);
      continue;
    } else {
      isBeside = false;
      isDescribed = hasThing && !subjects.has(token) && (isDescribed || describing.has(token));
    }
    run = [];
  }
  return said;
}
