import { entryOf, vocabularyWords, type Entry, type Facet } from '@clothesline/api-client/search';
import type { Name } from '../language/names.js';
import { stemFor } from '../language/stems.js';
import type { Wish } from '../wishes/wish.js';
import type { Facts } from './facts.js';
import { stems } from './wearers.js';

/** Whether the texts say it, in its own words or in those of what is like it. */
export function saysAny(texts: ReadonlySet<string>, { names, related }: Entry): boolean {
  // A name in another script is of one thing: its English names say less.
  const others = related.filter((stem) => !/^[\p{Script=Latin}\d-]+$/u.test(stem));
  return [...names, ...(others.length > 0 ? others : related)].some((stem) => texts.has(stem));
}

/** Each material that it has to be of; of "wool or cashmere" one will do. */
export function materialsOf({ materials }: Wish): (readonly Name[])[] {
  const either = materials.filter(({ isEither }) => isEither);
  return [...materials.filter(({ isEither }) => !isEither).map((name) => [name]), either];
}

/** Whether it says none of the colors or materials, and whether it says others instead. */
export function lookMiss(facts: Facts, names: readonly Name[]): 'other' | 'unsaid' | undefined {
  const texts = names[0]?.entry.facet === 'color' ? facts.looks : facts.texts;
  if (names.length === 0 || names.some(({ entry }) => saysAny(texts, entry))) return undefined;
  return instead(names).some((stem) => texts.has(stem)) ? 'other' : 'unsaid';
}

const patterns = new Set(
  stems('plaid gingham herringbone argyle stripe pinstripe dot floral sequin velcro lace crochet knit fleecy'),
);

const isPattern = ({ names }: Entry) => names.some((stem) => patterns.has(stem));

/** Stems of what it may be instead: other colors, other stuffs. A pattern goes with another one. */
function instead(names: readonly Name[]): readonly string[] {
  const [name] = names;
  if (!name || names.some(({ entry }) => isPattern(entry))) return [];
  return stemsWith(name.entry.facet === 'color' ? 'color' : 'material');
}

const known = new Map<Facet, readonly string[]>();

function stemsWith(facet: Facet): readonly string[] {
  const found =
    known.get(facet) ??
    vocabularyWords()
      .map(stemFor)
      .filter((stem) => {
        const entry = entryOf(stem);
        return entry?.facet === facet && !isPattern(entry);
      });
  known.set(facet, found);
  return found;
}
