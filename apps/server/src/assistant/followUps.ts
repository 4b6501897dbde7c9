import type { FindIntent } from './intent.js';
import { asking } from './topics.js';
import { asMeant, isEmptyWish, type Wish } from './wish.js';
import { isAge, sizesOf } from './wishSizes.js';

const opening =
  /^(?:(?:ok|okay|hmm|oh|and|but|also|then|or|well|yes|no|sorry|actually)\b[ ,]*)*(?:and|also|or|but|what about|how about|what of|maybe|rather|only|just|without|not|in|for|with|near|within|around|closer|size|any|anything|something|do you have (?:it|them|one|any)|same|smaller|bigger|larger|a bit|instead)\b/;

/** Before or after another thing that is wished for in the same way. */
const alsoAThing =
  /^(?:(?:ok|okay|hmm|oh|well|yes)\b[ ,]*)?(?:and|also|what about|how about|or)\b|\binstead\b|\btoo\b\W*$/;

/** Somebody or something that was spoken of before: "any hats for him?". */
const forThem = /\bfor (?:him|her|them)\b/;

/** One of those that were spoken of: "the one in the Castro", "the blue one". */
const oneOfThem = /^(?:\W|and|or|what about|how about|maybe|not|no)*\b(?:the|a|an|any) (?:[\w-]+ ){0,2}ones?\b/;

/** Compares those that were spoken of: "which one is closest to Noe Valley". */
const comparing = /^(?:and |so )?(?:which|what)\b.*\b(?:closest|nearest|closer) to\b/;

/** Whether a message goes on with what was looked for before. */
export function isFollowUp(text: string, intent: FindIntent, before: FindIntent): boolean {
  const { wishes, others } = intent;
  if (others || /\binstead\b/.test(text) || oneOfThem.test(text) || comparing.test(text)) return true;
  const hasThing = wishes.some(({ things }) => things.length > 0);
  if (hasThing) return alsoAThing.test(text) || forThem.test(text) || isBareThing(text, intent, before);
  if (/\b(clothes|clothing|outfits?|stuff|donations|what(?:'?s| is) new|newest|latest)\b/.test(text)) return false;
  return opening.test(text) || text.split(' ').length <= 4;
}

/** The longest name of a thing that is said alone, in words: "just some rain boots". */
const bareWords = 4;

/** Whether a thing is named and nothing else, after a wish that said for whom, which size or where. */
function isBareThing(text: string, { wishes, miles, places }: FindIntent, before: FindIntent): boolean {
  const [wish] = wishes;
  if (!wish || wishes.length > 1 || asking.test(text) || text.split(' ').length > bareWords) return false;
  const isBare =
    wish.audience.length + wish.sizes.length + asMeant(wish).unknown.length === 0 &&
    miles === undefined &&
    !places.some(({ isNamed }) => isNamed);
  const isKept = before.wishes.some(
    ({ things, audience, sizes, colors, materials }) =>
      audience.length + sizes.length > 0 || (things.length === 0 && colors.length + materials.length > 0),
  );
  return isBare && (isKept || before.miles !== undefined || before.places.some(({ isNamed }) => isNamed));
}

/** The wish of a message with what it leaves open taken from before. */
export function carried(text: string, intent: FindIntent, before: FindIntent): FindIntent {
  const isOtherColor = intent.others === 'colors';
  const isForSelf = /\bfor (me|myself)\b/.test(text);
  const of = isForSelf ? before.wishes.map((wish) => ({ ...wish, audience: [], sizes: [] })) : before.wishes;
  // Where another place is named, the words of the one before are none to look for.
  const named = new Set(before.places.filter(({ isNamed }) => isNamed).flatMap(({ name }) => name.split(' ')));
  const earlier = of
    .map((wish) => ({ ...wish, unknown: wish.unknown.filter((word) => !named.has(word)) }))
    .map((wish) => (isOtherColor ? { ...wish, colors: [], unwanted: [...wish.unwanted, ...wish.colors] } : wish));
  const wishes = intent.wishes.flatMap((wish) =>
    wish.things.length > 0 && earlier.every(({ things }) => things.length === 0) && !alsoAThing.test(text)
      ? earlier.map((one) => ({ ...merged(wish, one), things: wish.things }))
      : wish.things.length > 0
        ? [{ ...wish, audience: or(wish.audience, earlier[0]?.audience), sizes: sizesOrAge(wish, earlier[0]) }]
        : earlier.map((one) => merged(wish, one)),
  );
  return {
    ...intent,
    wishes,
    places: [...intent.places, ...before.places],
    miles: intent.miles ?? before.miles,
    eachPlace: intent.places.some(({ isNamed }) => isNamed) ? undefined : before.eachPlace,
    isSure: true,
    isCarried: wishes.some((wish) => !isEmptyWish(wish)),
  };
}

const or = <Item>(said: readonly Item[], before: readonly Item[] = []) => (said.length > 0 ? said : before);

/** An age holds for everything that somebody wears; another size only for the thing that it was said of. */
function sizesOrAge({ sizes }: Wish, before: Wish | undefined): readonly string[] {
  return or(sizes, before && sizesOf(before).every(isAge) ? before.sizes : []);
}

/** What a message says replaces what was said of the same before. */
function merged(said: Wish, before: Wish): Wish {
  return {
    things: before.things,
    // A size of another person is not theirs.
    sizes:
      said.audience.length > 0 && said.sizes.length === 0 && before.audience.length > 0
        ? []
        : or(said.sizes, before.sizes),
    audience: or(said.audience, before.audience),
    colors: or(said.colors, before.colors),
    materials: or(said.materials, before.materials),
    purposes: or(said.purposes, before.purposes),
    unwanted: [...before.unwanted, ...said.unwanted],
    unknown: [...new Set([...before.unknown, ...said.unknown])],
  };
}
