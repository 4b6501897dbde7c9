import { entryOf } from '@clothesline/api-client/search';
import { stemFor } from '../language/stems.js';
import { withoutAsides } from './asides.js';
import type { Name } from '../language/names.js';
import { asParsed } from './sizeSayings.js';
import { lacking, unwantedIn } from './unwanted.js';
import { asMeant, noWish, wishIn, type Wish } from './wish.js';
import { isAge, isChild, sizesOf } from './wishSizes.js';

/** The most things that are looked for at once. */
const maxWishes = 3;

/** What parts a message. */
const between = /[,;:&+]|\.(?= |$)|\band\b|\bplus\b|\bas well as\b|\bor (?=(?:some|any)thing\b)/;

/** The same between people, of whom each has a size: "boy 9, girl 6 and my husband L". */
const betweenPeople = new RegExp(
  String.raw`${between.source}|(?<=\b(?:\d{1,2}|x{0,2}[sml]|years?(?: old)?) )(?=(?:an? |my |for |one )*(?:boy|girl|son|daughter|husband|wife|man|woman|mom|dad|baby)\b)`,
  'i',
);

/** Whether a part is of one person with a size. */
const isForOne = ({ audience, sizes }: Wish) => audience.length === 1 && sizes.length > 0;

const mostWords = 6;

/** A member of a family is named in a few words: "my husband", "and two kids". */
const isShort = (part: string) => part.trim().split(' ').length <= mostWords;

const beforeAge = /(?<=\b(?:kids?|child|children|sons?|daughters?|boys?|girls?)),(?= \d)/g;

/** Whether a wish names a person; "mens large" names only a size. */
const namesSomebody = ({ audience }: Wish) =>
  audience.some(({ word }) => !/^(?:(?:wo)?m[ae]ns?|lad(?:y|ies)|adults?)$/.test(word));
const isForChild = ({ audience }: Wish) => audience.some(isChild);

/** A size that was said, and whether it is one of shoes; undefined where it may be either. */
interface Said {
  text: string;
  ofShoes: boolean | undefined;
}

/** Refuses a thing beside others: "soft pants, no jeans". */
const noThing = /^\s*(?:but |and |please )?no [\p{L}-]+s(?: please)?\W*$/u;

/** Says what somebody has, and does not need. */
const ofTheirs =
  /^\s*(?:(?:no|but|and|well) )*(?:they|he|she|we|i) (?:already |do |all )*(?:have|has|own|owns) (?!to\b|no\b|not\b|been\b|had\b|looked\b|an? (?:interview|wedding|job|party|baby|son|daughter|kid|boy|girl|event|funeral))/;

const needing = /\b(?:needs?|wants?|looking for)\b/;

/** A part of a message that names things, with the parts behind it that name none. */
interface Group {
  wish: Wish;
  isForSelf: boolean;
  isShoe: boolean;
  /** What stands beside the things, and behind them. */
  beside: Said[];
  behind: Said[];
}

/** The most parts of a message that are read one by one. */
const mostParts = 60;

/** The parts of a text that say something. */
const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, mostParts);

/** The parts of a text that ask for things of their own: "a coat for my son and boots for me". */
export function wishesIn(message: string): Wish[] {
  const text = asParsed(message);
  const parts = partsOf(text, between).map((part) => ({ part, wish: wishIn(part) }));
  const groups: Group[] = [];
  const isOfShoes = parts.some(({ part, wish }) => isShoe(wish) && !shoeSize.test(part));
  const refused: Name[] = [];
  const isLacking = lacking.test(text);
  let rest: Wish | undefined;
  for (const { part, wish } of parts) {
    if (parts.length > 1 && !isLacking && noThing.test(part)) {
      refused.push(...unwantedIn(part.replace(/\bno\b/, 'without')).unwanted);
      continue;
    }
    // "They have jeans, they need shorts."
    const isTheirs = wish.audience.length + wish.sizes.length === 0 && ofTheirs.test(part);
    if (isTheirs && parts.length > 1 && needing.test(text)) continue;
    const isSize = isOfShoes && shoeSize.test(part);
    const group = groups.at(-1);
    if ((namesThings(part, wish) || (group && isAnything(part, wish))) && !isSize) groups.push(groupOf(part, wish));
    else {
      rest = joined(rest, wish);
      if (!group) continue;
      group.behind.push(...wish.sizes.map((size) => ({ text: size, ofShoes: isSize || kindOf(size) })));
      if (group.wish.audience.length === 0) group.wish = { ...group.wish, audience: wish.audience };
    }
  }
  if (groups.length === 0) {
    const people = partsOf(message, betweenPeople).map(wishIn).filter(isForOne);
    const purposes = rest?.purposes ?? [];
    if (people.length > 1) return people.slice(0, maxWishes).map((wish) => ({ ...wish, purposes }));
    // Two ages are no two parts: "the kids 6 and 9".
    const family = partsOf(message.replaceAll(/(?<=\d) and (?=\d)/g, ' or ').replaceAll(beforeAge, ''), betweenPeople)
      .filter(isShort)
      .map(wishIn)
      .filter(namesSomebody);
    if (family.some(isForChild) && !family.every(isForChild)) {
      return family.slice(0, maxWishes).map((wish) => ({ ...wish, purposes }));
    }
  }
  const [only] = groups;
  // "Anything for my girl, 3, and jeans for me": she is somebody else.
  if (only && groups.length === 1 && only.isForSelf && rest && isForOne(rest)) {
    const theirs = { ...noWish, audience: rest.audience, sizes: rest.sizes };
    return [theirs, { ...only.wish, audience: [], sizes: sizesOfGroup(only, [], undefined) }];
  }
  if (only && groups.length === 1) {
    const wearers = partsOf(message, between).flatMap((part) => wearerOf(part, wishIn(part)) ?? []);
    if (wearers.length > 1) return wearers.slice(0, maxWishes).map((wearer) => ({ ...only.wish, ...wearer }));
  }
  if (groups.length < 2) return [withoutAsides(wishIn(text), text)];
  const isRefused = (name: Name) => refused.some(({ stem }) => stem === name.stem);
  return groups.slice(0, maxWishes).map((group, index) => {
    const same = group.isForSelf ? [] : ofSamePerson(groups, index);
    const audience = [group, ...same].find(({ wish }) => wish.audience.length > 0)?.wish.audience;
    return {
      ...group.wish,
      audience: audience ?? (group.isForSelf ? [] : (rest?.audience ?? [])),
      sizes: sizesOfGroup(group, same, rest),
      unwanted: [...group.wish.unwanted.filter((name) => !isRefused(name)), ...refused],
      purposes: group.wish.purposes.length > 0 ? group.wish.purposes : (rest?.purposes ?? []),
    };
  });
}

/** Who wears which size, where a part says that alone: "my husband wears 9.5", "and I am an 8". */
function wearerOf(part: string, { things, audience, sizes }: Wish): Pick<Wish, 'audience' | 'sizes'> | undefined {
  const isSelf = /^\s*(?:i|me)\b/.test(part);
  const isOne = audience.length === 1 || (isSelf && audience.length === 0);
  return things.length === 0 && isOne && sizes.length === 1 ? { audience, sizes } : undefined;
}

/** "Wears shoe size 9": a size, and no thing that is looked for. */
const shoeSize = /\b(?:shoe|boot) size:? \d/;

const placed = /\b(?:in|near|around|of|at|from)\b/;

/** Whether a part names a thing, however it is spelled. */
function namesThings(part: string, wish: Wish): boolean {
  return wish.things.length > 0 || (wish.unknown.length > 0 && !placed.test(part) && asMeant(wish).things.length > 0);
}

/** Whether a part asks for whatever serves: "a blanket or something warm". */
const isAnything = (part: string, { purposes }: Wish) => /^(?:some|any)thing\b/.test(part) && purposes.length > 0;

function groupOf(part: string, wish: Wish): Group {
  const ofShoes = isShoe(wish);
  return {
    wish: withoutAsides(wish, part),
    isForSelf: /\bfor (?:me|myself)\b/.test(part),
    isShoe: ofShoes,
    beside: wish.sizes.map((text) => ({ text, ofShoes: kindOf(text) ?? ofShoes })),
    behind: [],
  };
}

/** Letters, waists, collars and chests are of clothes. */
function kindOf(size: string): false | undefined {
  return /^(?:size: ?)?(?:\d?x*[sml]|small|medium|large|extra \w+)$|waist|neck|collar|\d\d[rsl]$/i.test(size)
    ? false
    : undefined;
}

const shoes = entryOf(stemFor('shoe'))?.kinds ?? [];

function isShoe(wish: Wish): boolean {
  return asMeant(wish).things.some(({ stem }) => shoes.includes(stem));
}

/** The other groups for the same person: those behind first, as in "boots and gloves for my son". */
function ofSamePerson(groups: readonly Group[], index: number): Group[] {
  const [own] = groups[index]?.wish.audience ?? [];
  const others = [...groups.slice(index + 1), ...groups.slice(0, index).toReversed()].filter((one) => !one.isForSelf);
  const whose = own ?? others.find(({ wish }) => wish.audience.length > 0)?.wish.audience[0];
  return others.filter(({ wish: { audience } }) => audience.length === 0 || audience[0]?.stem === whose?.stem);
}

/** A number belongs to the nearest thing; an age holds for all that somebody wears. */
function sizesOfGroup(group: Group, same: readonly Group[], rest: Wish | undefined): readonly string[] {
  const first = (rest?.sizes ?? []).map((text) => ({ text, ofShoes: kindOf(text) }));
  const isSaidAlone = [...group.behind, ...same.flatMap(({ behind }) => behind)].length === 0;
  const all = [
    [...group.beside, ...group.behind],
    ...same.map(({ beside, behind }) => [...beside, ...behind]),
    isSaidAlone && !group.isForSelf && group.wish.audience.length === 0 ? first : [],
  ];
  // Beside a size of shoes, another one is of clothes.
  const hasShoes = all.flat().some(({ ofShoes }) => ofShoes === true);
  for (const said of all) {
    const fitting = said.filter(
      ({ text, ofShoes }) =>
        sizesOf({ ...group.wish, sizes: [text] }).every(isAge) ||
        (ofShoes ?? (hasShoes ? false : group.isShoe)) === group.isShoe,
    );
    if (fitting.length > 0) return fitting.map(({ text }) => text);
  }
  return [];
}

function joined(one: Wish | undefined, other: Wish): Wish {
  if (!one) return other;
  return {
    ...one,
    audience: [...one.audience, ...other.audience],
    sizes: [...one.sizes, ...other.sizes],
    purposes: [...one.purposes, ...other.purposes],
  };
}
