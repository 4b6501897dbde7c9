import { child, isAge, isChild, readWish, relative, sizeFamily, type Wish } from './wish.js';

/** "Daughter" and "girl" may be the same person, so they aren't two. */
function areTwo(one: string, other: string): boolean {
  if (one === other || relative.test(one) !== relative.test(other)) return false;
  return !(isChild(one) && isChild(other) && (child.test(one) || child.test(other)));
}

const between = /[,;.](?=\s(?!\d))|(?<=\s)(?:and|plus|also|y|e|además|ademas|también|tambien|&)(?=\s)/i;
const forMe = /\b(?:for|para) (?:me|myself|m[ií])(?!\p{L})/iu;
const anything = /\b(?:clothes|clothing|outfits?|something|anything|ropa|algo)\b/i;

const most = { wishes: 3, parts: 12 };

interface Part {
  text: string;
  wish: Wish;
  isForMe: boolean;
}

function readPart(text: string): Part {
  const wish = readWish(text);
  return { text, wish, isForMe: wish.whom.length === 0 && forMe.test(text) };
}

const readWearers = ({ wish: { whom, sizes } }: Part) => (whom.length === 0 && sizes.some(isAge) ? ['kid'] : whom);

const isAnother = (name: string) => relative.test(name) || isChild(name);

const isOtherPerson = (part: Part, other: Part) =>
  readWearers(part).some((one) =>
    other.isForMe ? isAnother(one) : readWearers(other).some((two) => areTwo(one, two)),
  ) ||
  (part.isForMe && readWearers(other).some(isAnother));

const differ = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && one.join() !== other.join();

const isApart = (part: Part, before: Part) =>
  isOtherPerson(part, before) ||
  differ(part.wish.things, before.wish.things) ||
  differ(part.wish.sizes, before.wish.sizes) ||
  differ(part.wish.colors, before.wish.colors);

const isNext = (part: Part, before: Part) =>
  (part.wish.things.length > 0 && before.wish.things.length > 0) ||
  ((before.wish.sizes.length > 0 || before.isForMe || part.isForMe) && isOtherPerson(part, before));

function join(parts: readonly Part[], isSplit: (part: Part, before: Part) => boolean): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!last || isSplit(part, last)) joined.push(part);
    else joined[joined.length - 1] = readPart(`${last.text}, ${part.text}`);
  }
  return joined;
}

/** Only splits the text if its items are for different people or differ in size or color. */
export function readWishes(text: string, whole: Wish): readonly Wish[] {
  const texts = text.split(between);
  const isOne = [whole.things, whole.whom, whole.sizes].every(({ length }) => length < 2) && !forMe.test(text);
  if (isOne || texts.length > most.parts) return [whole];
  const parts = join(join(texts.map(readPart), isNext), isApart);
  if (parts.length < 2 || parts.length > most.wishes) return [whole];
  const things = parts.find(({ wish }) => wish.things.length > 0)?.wish.things ?? [];
  // a single person or age applies to every item
  const isOnePerson = !whole.whom.some((one) => whole.whom.some((two) => areTwo(one, two)));
  const isShared = isOnePerson && (whole.whom.length === 0 || !parts.some(({ isForMe }) => isForMe));
  const ages = isShared && whole.sizes.length === 1 ? whole.sizes.filter(isAge) : [];
  const wishes = parts.map(({ text: own, wish }) => ({
    ...wish,
    things: wish.things.length > 0 || anything.test(own) ? wish.things : things,
    whom: isShared ? whole.whom : wish.whom,
    sizes: wish.sizes.length > 0 ? wish.sizes : ages,
  }));
  return isShared ? shareSizes(wishes) : wishes;
}

const isOfShoes = (size: string) => /^(?:shoe|kids) /.test(size);
const isOfClothes = (size: string) => /^(?:W\d|\d?X*[SML]$)|\d[RSL]$/.test(size);

/** These sizes work across garments, unlike those of pants or suits. */
const isCommon = (size: string) => /^(?:\d?X*[SML]|1?\d|2[0-4])$/.test(size);

/** Items without a size inherit the size of a similar item. */
function shareSizes(wishes: readonly Wish[]): readonly Wish[] {
  const families = wishes.map(({ things }) => sizeFamily(things));
  return wishes.map((wish, at) => {
    const isShoe = families[at] === 'shoe';
    const own = wish.sizes.filter((size) => !(isShoe ? isOfClothes(size) : isOfShoes(size)));
    if (own.length > 0) return { ...wish, sizes: own };
    const others = wishes.flatMap(({ sizes }, other) =>
      sizes.filter((size) =>
        isShoe
          ? isOfShoes(size) || isAge(size)
          : families[at] === 'clothes' && families[other] === 'clothes' && (isCommon(size) || isAge(size)),
      ),
    );
    return { ...wish, sizes: [...new Set(others)] };
  });
}
