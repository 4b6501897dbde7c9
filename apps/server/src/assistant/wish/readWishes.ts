import { isChild, type Wish } from './wish.js';
import { readWish } from './readWish.js';

/** The most wishes of one message. */
const most = 3;

/** A message of more parts has one. */
const mostParts = 12;

const between = /[,;.](?=\s(?!\d))|(?<=\s)(?:and|plus|also|y|e|además|ademas|también|tambien|&)(?=\s)/i;
const forMe = /\b(?:for|para) (?:me|myself|m[ií])(?!\p{L})/iu;
/** "Clothes for my son" names no thing, and wishes for none that another part names. */
const anything = /\b(?:clothes|clothing|outfits?|something|anything|ropa|algo)\b/i;

/** A part of a message with a wish of its own. */
interface Part {
  text: string;
  wish: Wish;
  isForMe: boolean;
}

function readPart(text: string): Part {
  const wish = readWish(text);
  return { text, wish, isForMe: wish.whom.length === 0 && forMe.test(text) };
}

const relatives = new Set(
  'son daughter grandson granddaughter niece nephew husband wife mom mother dad father'.split(' '),
);

/** Children that any child may be called. */
const anyChild = /^(?:kid|child|bab|toddler|newborn|teen)/;

/** Whether two wearers are two people: a daughter may well be called a girl. */
function areTwo(one: string, other: string): boolean {
  if (one === other || relatives.has(one) !== relatives.has(other)) return false;
  return !(isChild(one) && isChild(other) && (anyChild.test(one) || anyChild.test(other)));
}

const isOtherPerson = ({ wish: { whom }, isForMe }: Part, other: Part) =>
  whom.some((one) => other.isForMe || other.wish.whom.some((two) => areTwo(one, two))) ||
  (isForMe && other.wish.whom.length > 0);

const differ = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && one.join() !== other.join();

/** Whether a part says of its thing what another part says otherwise of its own. */
const isApart = (part: Part, before: Part) =>
  isOtherPerson(part, before) ||
  differ(part.wish.sizes, before.wish.sizes) ||
  differ(part.wish.colors, before.wish.colors);

function isNext(part: Part, before: Part): boolean {
  if (part.wish.things.length > 0 && before.wish.things.length > 0) return true;
  return before.wish.sizes.length > 0 && isOtherPerson(part, before);
}

/** Texts, each joined with those behind it that are no part of their own. */
function join(texts: readonly string[], isSplit: (part: Part, before: Part) => boolean): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last === undefined || isSplit(readPart(text), readPart(last))) joined.push(text);
    else joined[joined.length - 1] = `${last}, ${text}`;
  }
  return joined;
}

/**
 * The wishes of a text whose Spanish names are English already: several where two things are for two people, of two
 * sizes or of two colors. "A coat and shoes for my son" is one wish.
 */
export function readWishes(text: string): readonly Wish[] {
  const whole = readWish(text);
  const texts = text.split(between);
  const isOne = [whole.things, whole.whom, whole.sizes].every(({ length }) => length < 2);
  if (isOne || texts.length > mostParts) return [whole];
  const parts = join(join(texts, isNext), isApart).map(readPart);
  if (parts.length < 2 || parts.length > most) return [whole];
  const things = parts.find(({ wish }) => wish.things.length > 0)?.wish.things ?? [];
  return parts.map(({ text: part, wish }) =>
    wish.things.length > 0 || anything.test(part) ? wish : { ...wish, things },
  );
}
