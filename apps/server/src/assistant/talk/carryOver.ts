import { rankSize } from '../search/sizes.js';
import { emptyWish, isAge, isChild, fitsPronoun, readSex, sizeFamily, type Wish } from '../wish/wish.js';
import { hasPhrase, type Message } from './message.js';

/** If we know a child's age and the visitor later mentions "boy" or "girl", it's still the same child. */
function isOtherPerson(said: Wish, before: Wish): boolean {
  const isSameChild =
    said.whom.every(isChild) &&
    before.whom.every((word) => isChild(word) && readSex(word) === undefined) &&
    before.sizes.some(isAge);
  const isNamed = said.whom.length > 0 && before.whom.length > 0;
  return isNamed && !isSameChild && said.whom.join() !== before.whom.join();
}

function keepSizes(said: Wish, before: Wish): readonly string[] {
  if (isOtherPerson(said, before)) return [];
  const family = sizeFamily(said.things);
  const isSameFamily = said.things.length === 0 || family === sizeFamily(before.things);
  return before.sizes.filter((size) => isAge(size) || isSameFamily);
}

/** E.g. "size M" can't be meant for the shoes we just talked about. */
const isOfClothes = (said: Wish, before: Wish) =>
  said.things.length === 0 &&
  sizeFamily(before.things) === 'shoe' &&
  said.sizes.every((size) => /^\d?X*[SML]$/.test(size));

const or = <Item>(said: readonly Item[], before: readonly Item[]) => (said.length > 0 ? said : before);

/**
 * Continues the previous wish. Values from the new message replace earlier values, with some exceptions:
 * - A new item resets color and details. It also resets the size, unless that's an age or both items use the same size
 * system.
 * - A new person resets the size.
 * - A child's age replaces an adult wearer.
 * - Rejected names are no longer searched for.
 */
export function carryOver(said: Wish, before: Wish, cleared: Record<'whom' | 'sizes' | 'colors', boolean>): Wish {
  const isOtherThing = said.things.length > 0;
  // "Something red" followed by "just dresses" means red dresses
  const colors = before.things.length > 0 ? [] : before.colors;
  const isChildNow =
    said.whom.length === 0 && said.sizes.some(isAge) && before.whom.length > 0 && !before.whom.some(isChild);
  const wanted = (names: readonly string[]) => names.filter((name) => !said.not.includes(name));
  const earlier = isOtherThing ? { ...before, colors, details: [], others: [], not: [] } : before;
  return {
    ...emptyWish,
    things: wanted(or(said.things, before.things)),
    whom: cleared.whom || isChildNow ? said.whom : or(said.whom, before.whom),
    sizes: cleared.sizes ? [] : or(isOfClothes(said, before) ? [] : said.sizes, keepSizes(said, before)),
    colors: wanted(cleared.colors ? [] : or(said.colors, earlier.colors)),
    details: wanted([...new Set([...said.details, ...earlier.details])]),
    others: or(said.others, earlier.others),
    not: [...new Set([...said.not, ...earlier.not])],
  };
}

const isLetterSizeOrAge = (size: string) => /^(?:\d?X*[SML]|[\d-]+[ymT])$/.test(size);

const pronouns = ['him', 'her'] as const;

export function pointAtWearer(words: readonly string[], { whom, sizes }: Wish): number | undefined {
  const pronoun = pronouns.find((name) => hasPhrase(name, words));
  const sex = words.map(readSex).find(Boolean);
  const fits = (word: string) => (pronoun && fitsPronoun(word, pronoun)) || (sex && readSex(word) === sex);
  const meant = whom.flatMap((word, at) => (fits(word) ? [at] : []));
  if (whom.length > 1 && meant.length === 1) return meant[0];
  const isOldest = hasPhrase('oldest', words);
  if (sizes.length < 2 || !sizes.every(isAge) || !(isOldest || hasPhrase('youngest', words))) return undefined;
  const ages = sizes.map((size) => rankSize(size)?.rank ?? 0);
  return ages.indexOf(isOldest ? Math.max(...ages) : Math.min(...ages));
}

function chooseWearer(words: readonly string[], wish: Wish): Wish {
  const at = pointAtWearer(words, wish);
  if (at === undefined) return wish;
  const { whom, sizes } = wish;
  const choose = (names: readonly string[]) => (names.length > 1 && names[at] !== undefined ? [names[at]] : names);
  return { ...wish, whom: choose(whom), sizes: choose(sizes) };
}

/**
 * Returns the parts of the previous wish to continue with. For example, "something for rain" only preserves wearer and
 * size.
 */
export function startWish({ wish, words }: Message, all: Wish): Wish {
  const earlier = chooseWearer(words, all);
  const isOnlyUse = wish.things.length === 0 && wish.details.length > 0 && wish.colors.length === 0;
  if (!isOnlyUse || !hasPhrase('something', words)) return earlier;
  return { ...emptyWish, whom: earlier.whom, sizes: earlier.sizes.filter(isLetterSizeOrAge) };
}

/** Whether to start over within the same place, e.g. "clothes for my son". */
export const isFreshStart = ({ wish, words }: Message) =>
  wish.whom.length > 0 && wish.things.length === 0 && hasPhrase('anything', words);
