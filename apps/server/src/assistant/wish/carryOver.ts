import { emptyWish, isAge, isChild, sizeFamily, type Wish } from './wish.js';

/** A child of whom it is known whether it is a girl: another one is another child. */
const isBoyOrGirl = /^(?:boy|girl|son|daughter|grandson|granddaughter|niece|nephew)s?$/;

/** Slots that a message clears. */
export interface Cleared {
  isForAnybody?: boolean;
  isAnySize?: boolean;
  isAnyColor?: boolean;
}

/** Another person than before: not a child whose age is known and that is a boy or a girl now. */
function isOtherPerson(said: Wish, before: Wish): boolean {
  const isSameChild =
    said.whom.every(isChild) &&
    before.whom.every((word) => isChild(word) && !isBoyOrGirl.test(word)) &&
    before.sizes.some(isAge);
  const isNamed = said.whom.length > 0 && before.whom.length > 0;
  return isNamed && !isSameChild && said.whom.join() !== before.whom.join();
}

/** Sizes that stay beside what is said: ages, and those of things of the same family. */
function keepSizes(said: Wish, before: Wish): readonly string[] {
  if (isOtherPerson(said, before)) return [];
  const isSameFamily = said.things.length === 0 || sizeFamily(said.things) === sizeFamily(before.things);
  return before.sizes.filter((size) => isAge(size) || isSameFamily);
}

const or = <Item>(said: readonly Item[], before: readonly Item[]) => (said.length > 0 ? said : before);

/**
 * A wish that goes on with the one before. A slot that is said replaces the same slot of before; the rest stays, but for:
 * - another thing: neither colors nor details stay, and a size only if both have sizes of one family, or it is an age;
 * - another person: no size stays;
 * - an age of a child after an adult: the adult goes;
 * - a name that is refused now is not wished for any more.
 */
export function carryOver(said: Wish, before: Wish, cleared: Cleared = {}): Wish {
  const isOtherThing = said.things.length > 0;
  const isChildNow =
    said.whom.length === 0 && said.sizes.some(isAge) && before.whom.length > 0 && !before.whom.some(isChild);
  const wanted = (names: readonly string[]) => names.filter((name) => !said.not.includes(name));
  const earlier = isOtherThing ? { ...before, colors: [], details: [], others: [], not: [] } : before;
  return {
    ...emptyWish,
    things: wanted(or(said.things, before.things)),
    whom: cleared.isForAnybody === true || isChildNow ? said.whom : or(said.whom, before.whom),
    sizes: cleared.isAnySize === true ? [] : or(said.sizes, keepSizes(said, before)),
    colors: wanted(cleared.isAnyColor === true ? [] : or(said.colors, earlier.colors)),
    details: wanted([...new Set([...said.details, ...earlier.details])]),
    others: or(said.others, earlier.others),
    not: [...new Set([...said.not, ...earlier.not])],
  };
}
