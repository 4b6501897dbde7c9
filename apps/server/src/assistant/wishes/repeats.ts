import type { Name } from '../language/names.js';
import type { Wish } from './wish.js';

/** Wishes without those that another one says as well: "my coat is torn, any coats?", "a shirt, a work shirt". */
export function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(
    (wish, index) =>
      !wishes.some((other, at) => at !== index && isSaidBy(wish, other) && (at > index || !isSaidBy(other, wish))),
  );
}

/** Whether another wish asks for the same, or for more of the same. */
function isSaidBy(wish: Wish, other: Wish): boolean {
  const isSameSize = wish.sizes.length === 0 || wish.sizes.join() === other.sizes.join();
  if (wish.things.length === 0 || !isSameSize || !hasAll(wish.audience, other.audience)) return false;
  const isSame = wish.things.every((thing) => other.things.some((one) => isNamedIn(thing, one)));
  return (
    isSame &&
    wish.audience.length === other.audience.length &&
    hasAll(wish.colors, other.colors) &&
    hasAll(wish.materials, other.materials) &&
    hasAll(wish.purposes, other.purposes)
  );
}

const hasAll = (names: readonly Name[], others: readonly Name[]) =>
  names.every(({ stem }) => others.some((other) => other.stem === stem));

/** "Coat" is named in "coats", and in "wool coat". */
const isNamedIn = (thing: Name, other: Name) =>
  other.entry.names.includes(thing.stem) || other.word.endsWith(` ${thing.word}`);
