import { entryOf } from '@clothesline/api-client/search';
import type { Name } from './names.js';
import { stemFor } from './stems.js';
import type { Wish } from './wish.js';
import { isAge, sizesOf } from './wishSizes.js';

const entryFor = (word: string) => ({ stem: stemFor(word), entry: entryOf(stemFor(word)) });

/** Who may be a child or grown, and who they are then. */
const grownUps: ReadonlyMap<string, ReturnType<typeof entryFor>> = new Map(
  Object.entries({ son: 'men', boy: 'men', daughter: 'women', girl: 'women' }).map(([child, grown]) => [
    stemFor(child),
    entryFor(grown),
  ]),
);

/** Things that are looked for for grown people where no age is said. */
const grownThings = new Set(
  ['suit', 'tuxedo', 'bra', 'blazer', 'heels', 'wedding dress'].map((name) => stemFor(name.replace(' ', ''))),
);

/** Sizes that children's things do not have. */
const grownSize = /^\d\d[RSL]$|^W\d\d|^Collar |^\d\d[A-H]+$|^(?:[2-6]X|X+)L?$|^EU (?:39|4\d)$/;

/** Letters are of both: of a son's more likely a man's. */
const letter = /^X*[SL]$|^M$/;

/** The wish with sons and daughters as men and women where their size, or the thing, is one of these. */
export function asGrown(wish: Wish): Wish {
  if (!wish.audience.some(({ stem }) => grownUps.has(stem))) return wish;
  const sizes = sizesOf({ ...wish, audience: [] });
  if (sizes.some(isAge)) return wish;
  const isGrown = sizes.some((size) => grownSize.test(size)) || wish.things.some(({ stem }) => grownThings.has(stem));
  const isLettered = sizes.some((size) => letter.test(size));
  const grown = (name: Name): Name => {
    const { stem, entry } = grownUps.get(name.stem) ?? {};
    const isOwn = ['son', 'daughter'].includes(name.word);
    return stem !== undefined && entry && (isGrown || (isLettered && isOwn)) ? { word: name.word, stem, entry } : name;
  };
  return { ...wish, audience: wish.audience.map(grown) };
}
