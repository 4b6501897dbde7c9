import { entryOf } from '@clothesline/api-client/search';
import type { Name } from '../language/names.js';
import { stemFor } from '../language/stems.js';
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

const grownNames = new Set(['men', 'women'].map(stemFor));

/** Things that are looked for for grown people where no age is said. */
const grownThings = new Set(
  ['suit', 'tuxedo', 'bra', 'blazer', 'heels', 'wedding dress'].map((name) => stemFor(name.replace(' ', ''))),
);

/** Sizes that children's things do not have. */
export const grownSize = /^\d\d[RSL]$|^W\d\d|^Collar |^\d\d[A-H]+$|^(?:[2-6]X|X+)L?$|^EU (?:39|4\d)$/;

/** Letters are of both: of a son's more likely a man's. */
const letter = /^X*[SL]$|^M$/;

/** What people dress for who are no small children. */
const grownPurposes = new Set(
  ['graduation', 'interview', 'work', 'professional', 'court'].map((word) => stemFor(word)),
);

const maternity = stemFor('maternity');
const teen = stemFor('teen');

/** The wish with sons and daughters as men and women where their size, the thing, or what it is for is of these. */
export function asGrown(wish: Wish): Wish {
  if (!wish.audience.some(({ stem }) => grownUps.has(stem))) return wish;
  // "My grandson, he wears men's L"
  const others = wish.audience.filter(({ entry }) => entry.names.some((stem) => grownNames.has(stem)));
  if (others.length > 0 && !sizesOf({ ...wish, audience: [] }).some(isAge)) return { ...wish, audience: others };
  const isPregnant = wish.audience.some(({ entry }) => entry.names.includes(maternity));
  if (isPregnant) return asGrownUp(wish);
  const sizes = sizesOf({ ...wish, audience: [] });
  if (sizes.some(isAge)) return wish;
  const isGrown =
    sizes.some((size) => grownSize.test(size)) ||
    wish.things.some(({ stem }) => grownThings.has(stem)) ||
    wish.purposes.some(({ entry }) => entry.names.some((stem) => grownPurposes.has(stem)));
  if (isGrown) return asGrownUp(wish);
  const isLettered = sizes.some((size) => letter.test(size)) && !wish.audience.some(isTeen);
  const isOwn = ({ word }: Name) => ['son', 'daughter'].includes(word);
  return isLettered ? { ...wish, audience: wish.audience.map((name) => (isOwn(name) ? grown(name) : name)) } : wish;
}

function grown(name: Name): Name {
  const { stem, entry } = grownUps.get(name.stem) ?? {};
  return stem !== undefined && entry ? { word: name.word, stem, entry } : name;
}

const isTeen = ({ entry }: Name) => entry.names.includes(teen);

/** The wish with all sons and daughters as men and women. */
export function asGrownUp(wish: Wish): Wish {
  return { ...wish, audience: wish.audience.filter((name) => !isTeen(name)).map(grown) };
}

/** How a text says that somebody's child is grown: "my adult son", "my daughter is 24". */
const grownAge =
  /\b(?:1[7-9]|[2-6]\d)[- ]?(?:years?|yrs?|yo)(?:[- ]olds?)?\b|(?<=\b(?:he|she|who|son|daughter)(?:'s| is|,) )(?:1[7-9]|[2-6]\d)\b(?! ?(?:in|inch\w*|cm|mi|miles?|waist|\/|x))/;
const grownWord = /\b(?:adults?|grown(?:[- ]?ups?)?|college)\b/;

/** The wish of a text that says that the children in it are grown, with their age; children's things are none for adults. */
export function withGrownUps(wish: Wish, text: string): Wish {
  const age = grownAge.exec(text)?.[0];
  const isSaid = grownWord.test(text);
  if (age === undefined && !isSaid) return wish;
  if (wish.audience.some(({ stem }) => grownUps.has(stem))) {
    return { ...asGrownUp(wish), sizes: age === undefined ? wish.sizes : [...wish.sizes, age] };
  }
  const kids = { word: 'kids', ...entryFor('kids') };
  // "Two adults and a 3 year old": both are meant.
  const isOfChild = sizesOf(wish).some(isAge);
  return isSaid && !isOfChild && wish.audience.length === 0 && kids.entry
    ? { ...wish, unwanted: [...wish.unwanted, { ...kids, entry: kids.entry }] }
    : wish;
}

/** From this age on, in years, children wear what grown people wear, too. */
const firstTeen = 13;

const teens = new WeakMap<Wish, { form: Wish | undefined }>();

/** The wish for a teen among things of grown people: an age says nothing there. Undefined where it is for no teen. */
export function amongGrown(wish: Wish): Wish | undefined {
  const known = teens.get(wish) ?? { form: readTeen(wish) };
  teens.set(wish, known);
  return known.form;
}

function readTeen(wish: Wish): Wish | undefined {
  if (!wish.audience.some(({ stem }) => grownUps.has(stem))) return undefined;
  const ages = sizesOf({ ...wish, audience: [] }).filter(isAge);
  const isOfAge = ages.length > 0 && ages.every((age) => age.endsWith('y') && Number.parseInt(age, 10) >= firstTeen);
  const isCalled = ages.length === 0 && wish.things.length + wish.sizes.length > 0 && wish.audience.some(isTeen);
  if (!isOfAge && !isCalled) return undefined;
  const sizes = wish.sizes.filter((size) => !sizesOf({ ...wish, audience: [], sizes: [size] }).every(isAge));
  return { ...asGrownUp(wish), sizes };
}
