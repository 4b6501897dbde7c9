import { entryOf, stemOf } from '@clothesline/api-client/search';
import type { Name } from '../language/names.js';
import { isForGrown, isMaternity } from '../search/fits.js';
import { boyWords, girlWords } from '../search/wearers.js';
import { asGrown } from '../wishes/grown.js';
import type { FindIntent } from '../understand/intent.js';
import { asking } from '../topics/openings.js';
import { asMeant, isEmptyWish, wishIn, type Wish } from '../wishes/wish.js';
import { isAge, isChild, sizesOf } from '../wishes/wishSizes.js';
import { anyPlace, withThings } from './earlierFinds.js';
import { isForAnybody, isForSame } from './forSame.js';

const opening =
  /^(?:(?:ok|okay|hmm|oh|and|but|also|then|or|well|yes|no|sorry|actually)\b[ ,]*)*(?:and|also|or|but|what about|how about|what of|maybe|rather|only|just|without|not|in|for|with|near|within|around|closer|size|any|anything|something|do you have (?:it|them|one|any)|same|smaller|bigger|larger|a bit|instead|ones?(?= (?:for|in|with)))\b/;

/** Before or after another thing that is wished for in the same way. */
const alsoAThing =
  /(?:^|[.!?] )(?:(?:ok|okay|hmm|oh|well|yes)\b[ ,]*)?(?:and|also|then|maybe|perhaps|what about|how about|or)\b|\binstead\b|\b(?:too|then)\b\W*$|^(?:\p{L}+ ){1,2}then[?,.]/u;

/** Somebody or something that was spoken of before: "any hats for him?", "she also needs something for school". */
const forThem =
  /\bfor (?:him|her|them)\b|\b(?:he|she|they) (?:would |will |might )?(?:also |still |now )?(?:needs?|wants?|asked|asks|loves?|likes?) (?:also |for |to be |to go as |being )?(?:an?|some|something|anything|new|warm)\b/;

/** Says how old somebody is who was spoken of: "then a dress, she is 6". */
const ofThem = /\b(?:he|she|is|has) (?:is )?\d/;

/** Starts another search, for somebody who is named: "what do you have for a 7 year old". */
const startsAgain =
  /\bwhat (?:do|else do|would) you have for (?:an?|my)\b|\banything at all for\b|\bany \p{L}+ at all\b/u;

/** The same after several things: "anything for a 9 year old?" */
const anythingFor = /\banything for (?:an? |my )?(?:\p{L}+ )?\d/u;

/** The same, in other words: "I actually need it for the office", "any pants to go with it". */
const needsIt = /\bgo(?:es)? with (?:it|them|that|this|those)\b|\b(?:need|want|would like) (?:it|them|one)\b/;

/** One of those that were spoken of: "the one in the Castro", "the blue one". */
const oneOfThem =
  /^(?:\W|and|or|what about|how about|maybe|not|no)*\b(?:the|a|an|any|(?:do you have|have you got|are there|got)(?: any| some)?) (?:[\w-]+ ){0,2}ones?\b/;

/** Compares those that were spoken of: "which one is closest to Noe Valley". */
const comparing = /^(?:and |so )?(?:which|what)\b.*\b(?:closest|nearest|closer) to\b/;

/** Of the same size, or for the same person. */
export const saysSame =
  /\b(?:(?:and |but )?(?:in|of|for) )?(?:the|that) same (?:sizes?|kids?|child(?:ren)?|person|people|one|man|woman|girl|boy|guy)\b|\b(?:same|in that|in this|in his|in her|in their) size\b/g;

/** One more of those that are looked for: "is there one with pockets". */
const anotherOne =
  /\b(?:is there|are there|do you have|have you got|got|any) (?:any |another )?ones?\b|\b(?:is there|are there|have you got|got) (?:any|some) (?:in|near|around|closer|with|without|for)\b/;

/** What was said was not meant. */
export const correcting = /\bi (?:meant|mean)\b/;

/** Something else than what was shown, for the same person. */
export const somethingElse = /\b(?:anything|something|what|stuff|things) else\b/;

/** In whatever color or size. */
const anyLook = { colors: whichever('colou?rs?'), sizes: whichever('sizes?') };

function whichever(look: string): RegExp {
  const unminded = String.raw`do(?:n'?t| not) (?:care|mind) about|never ?mind|forget(?: about)?|ignore|regardless of`;
  return new RegExp(
    String.raw`\b(?:any|whatever|whichever) ${look}\b|\b${look}(?: does| do)? ?(?:n'?t|not) matter\b|\bnot matter (?:the )?${look}\b|\b(?:${unminded}) (?:the |its |their )?${look}\b`,
  );
}

/** Of somebody who was spoken of: "he lives in Noe Valley". */
const livingAt =
  /\b(?:i|we|he|she|they) (?:live|lives|stay|stays|work|works|am|are|is) (?:in|near|around|at|by|close to)\b/;

/** Another thing for another purpose: "rather something for the summer". */
const saysRather = (text: string) => /\bsomething\b/.test(text) && /\b(?:rather|better|instead)\b/.test(text);

const around = String.raw`(?:(?:wrong size|oops|whoops|my bad|my mistake|and|ok|okay|not?|nope|sorry|so|then|but|or|i meant|i mean|what about|how about|maybe|rather|actually|make it|try|(?:very|too) (?:big|large|small)|i|i am|i'?m|(?:he|she|it|that)(?: is|'?s)|he|she|(?:more )?like|more|about|around|probably|now|wears?|takes?|needs?|use)\b[ ,.!]*)*`;

/** A number alone is the size in its stead: "and a 9?", "no, sorry, of 6". */
const bareSize = new RegExp(
  String.raw`^${around}(?:(?:in|of|for|an?|the|size) )*(\d{1,2}(?:\.5)?|[2-5]\d ?[x/] ?[2-3]\d)(?:,? not \d{1,2})?(?: (?:then|instead|please|too|also|actually|works?|fits?|would|will|do|be|is|fine|ok|okay|better|good))*\W*$`,
);

/** "He is 7", said of a child: with "a 7" it is a size. */
const ageSaid = /\b(?:he|she)(?: is|'?s) \d{1,2}\b(?!\.)/;

/** The same in the size that a message names by a number alone. */
export function inSize(text: string, find: FindIntent): FindIntent | undefined {
  const number = bareSize.exec(text)?.[1];
  if (number === undefined) return undefined;
  const isOfAge = ageSaid.test(text);
  const wishes = find.wishes.map((wish) => ({
    ...wish,
    sizes: [isOfAge && wish.audience.some(isChild) ? `${number} years old` : sizeLike(wish.sizes[0], number)],
  }));
  return { ...find, wishes, others: undefined, isThanked: false, isCarried: true, isSure: true };
}

/** The same in whatever color or size, where a message says no more: "forget the size". */
export function inAnyLook(text: string, find: FindIntent): FindIntent | undefined {
  const rest = Object.values(anyLook).reduce((left, look) => left.replace(look, ' '), text);
  if (rest === text || !isEmptyWish(wishIn(rest))) return undefined;
  const wishes = find.wishes.map((wish) => ({ ...wish, ...withoutLooks(text) }));
  return { ...find, wishes, others: undefined, isThanked: false, isCarried: true, isSure: true };
}

const withoutLooks = (text: string): Partial<Wish> => ({
  ...(anyLook.colors.test(text) && { colors: [] }),
  ...(anyLook.sizes.test(text) && { sizes: [] }),
});

/** A number said as the size before it was: "5 years old" and 6 are "6 years old". */
function sizeLike(before: string | undefined, number: string): string {
  const one = /[x/]/.test(number) ? /\d\d[x/]\d\d/ : /\d{1,2}(?:\.5)?/;
  const size = number.replace(/ ?[x/] ?/, '/');
  return before !== undefined && one.test(before) ? before.replace(one, size) : `size ${size}`;
}

/** Whether a message goes on with what was looked for before. */
export function isFollowUp(text: string, intent: FindIntent, before: FindIntent): boolean {
  const { wishes, others } = intent;
  if (others || /\binstead\b/.test(text) || oneOfThem.test(text) || comparing.test(text)) return true;
  if (text.search(saysSame) >= 0 || anotherOne.test(text) || correcting.test(text)) return true;
  if (/^(?:(?:ok|okay|and|but)\b[ ,]*)*(?:only|just)\b/.test(text) || needsIt.test(text)) return true;
  if (anyPlace.test(text) || livingAt.test(text) || Object.values(anyLook).some((look) => look.test(text))) return true;
  if (wishes.some(({ unwanted }) => unwanted.length > 0)) return true;
  const isNew = startsAgain.test(text) || (before.wishes.length > 1 && anythingFor.test(text));
  if (isNew || asksForUnknown(text, intent)) return false;
  const hasThing = wishes.map(withThings).some(({ things }) => things.length > 0);
  const isOfBefore = isOfThem(text, intent, before) || isBareThing(text, intent, before);
  if (hasThing) return alsoAThing.test(text) || forThem.test(text) || isOfBefore || isForSame(text, intent, before);
  if (/\bthen\W*$/.test(text)) return true;
  if (/\b(clothes|clothing|outfits?|stuff|donations|what(?:'?s| is) new|newest|latest)\b/.test(text)) return false;
  // "I'm a woman, size S": of whom, and no word of what.
  const isOfWearer = wishes.every(({ purposes, unknown }) => purposes.length + unknown.length === 0);
  return (
    opening.test(text) || somethingElse.test(text) || forThem.test(text) || isOfWearer || text.split(' ').length <= 4
  );
}

/** Whether it says the age of somebody who was named before, and names nobody. */
function isOfThem(text: string, { wishes }: FindIntent, before: FindIntent): boolean {
  const isNamed = (intent: Pick<FindIntent, 'wishes'>) => intent.wishes.some(({ audience }) => audience.length > 0);
  return ofThem.test(text) && !isNamed({ wishes }) && isNamed(before);
}

/** A word or two that nothing else is known of: "shin guards?". */
export const bareQuestion = /^(?:and |also )?[\p{L}-]+(?: [\p{L}-]+)?\?$/u;

/** Whether a message asks for something by a word that is in no vocabulary: "do you have beds?". */
function asksForUnknown(text: string, { wishes }: FindIntent): boolean {
  const isUnknown = wishes.every((wish) => {
    const meant = asMeant(wish);
    return meant.unknown.length > 0 && isEmptyWish({ ...meant, unknown: [] });
  });
  return (
    isUnknown &&
    (bareQuestion.test(text) ||
      /^(?:and |ok |so )*(?:do you (?:also )?have|have you got|are there|i need|looking for)\b/.test(text))
  );
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
  const wished = before.wishes.map(withThings);
  const of = isForSelf ? wished.map((wish) => ({ ...wish, audience: [], sizes: [] })) : wished;
  // Where another place is named, the words of the one before are none to look for.
  const named = new Set(before.places.filter(({ isNamed }) => isNamed).flatMap(({ name }) => name.split(' ')));
  const earlier = of
    .map((wish) => ({ ...wish, unknown: wish.unknown.filter((word) => !named.has(word)) }))
    .map((wish) => ({ ...wish, ...withoutLooks(text) }))
    .map((wish) => (isOtherColor ? { ...wish, colors: [], unwanted: [...wish.unwanted, ...wish.colors] } : wish));
  const isSame = text.search(saysSame) >= 0;
  const isAnywhere = anyPlace.test(text);
  // "Anything else for the winter?" is no other coat.
  const isElse =
    (somethingElse.test(text) || forThem.test(text)) &&
    !intent.others &&
    intent.wishes.every(({ unwanted }) => unwanted.length === 0);
  const isAnother = alsoAThing.test(text) || isForSame(text, intent, before);
  const isRather = saysRather(text) && intent.wishes.every(({ purposes }) => purposes.length > 0);
  const wishes = intent.wishes.map(withThings).flatMap((wish) =>
    (isElse || isRather) && wish.things.length === 0
      ? earlier.map((one) => ({ ...elseFor(wish, one), sizes: sizesFrom(wish, one, isSame) }))
      : wish.things.length > 0 && earlier.every(({ things }) => things.length === 0) && !isAnother
        ? earlier.map((one) => ({ ...merged(wish, one), things: wish.things, sizes: sizesFrom(wish, one, isSame) }))
        : wish.things.length > 0
          ? [
              {
                ...wish,
                audience: or(wish.audience, audienceFor(wish, earlier[0])),
                purposes: or(wish.purposes, purposesFor(earlier[0])),
                sizes: sizesFrom(wish, earlier[0], isSame),
              },
            ]
          : earlier.map((one) => merged(wish, one, isSame)),
  );
  return {
    ...intent,
    ...(isElse && somethingElse.test(text) && { others: 'more' as const }),
    wishes,
    places: isAnywhere ? [] : [...intent.places, ...before.places],
    miles: isAnywhere ? undefined : (intent.miles ?? before.miles),
    eachPlace: intent.places.some(({ isNamed }) => isNamed) ? undefined : before.eachPlace,
    isSure: true,
    isCarried: wishes.some((wish) => !isEmptyWish(wish)),
  };
}

const or = <Item>(said: readonly Item[], before: readonly Item[] = []) => (said.length > 0 ? said : before);

/** A size of clothes, by a letter or a number; no waist, no collar and no shoe. */
const ofClothes = /^(?:\d?X{0,3}[SML]|\d{1,2}X?)$/;

/** What has sizes of its own, or none. */
const notClothes = new Set(
  ['shoe', 'hat', 'gloves', 'scarf', 'bag', 'backpack', 'belt', 'tie', 'umbrella', 'jewelry'].flatMap(
    (word) => entryOf(stemOf(word))?.kinds ?? [],
  ),
);

const shoes = new Set(entryOf(stemOf('shoe'))?.kinds);

const isForShoes = ({ things }: Wish) => things.length > 0 && things.every(({ stem }) => shoes.has(stem));

/** Whether a wish is for clothes, which share their sizes, and neither for shoes nor for a hat. */
const isForClothes = ({ things }: Wish) => !things.some(({ stem }) => notClothes.has(stem));

/** An age holds for everything that somebody wears, a size of clothes for other clothes. */
function sizesFrom(wish: Wish, before: Wish | undefined, isSame: boolean): readonly string[] {
  if (wish.sizes.length > 0 || !before) return wish.sizes;
  const sizes = sizesOf(before);
  const isHeld =
    (isForShoes(before) && isForShoes(wish)) ||
    (sizes.every((size) => isAge(size) || ofClothes.test(size)) && isForClothes(before) && isForClothes(wish));
  return isHeld || isSame || sizes.every(isAge) ? before.sizes : [];
}

/** Shoes are for women, whoever is pregnant; a scarf that says nothing is for any of the grown. */
function audienceFor(wish: Wish, before: Wish | undefined): Wish['audience'] | undefined {
  // Who had an interview is grown for a tie, too.
  const whom = before && asGrown(before).audience;
  if (isForAnybody(wish) && !whom?.some(isChild)) return [];
  return isForClothes(wish) ? whom : whom?.filter((name) => !isMaternity(name));
}

const warm = stemOf('warm');

/** Who asks for something warm may need shoes of any kind. */
const isWarm = ({ entry }: Name) => entry.names.includes(warm) || entry.related.includes(warm);

/** What another thing is for, too, where nothing else was said before: the rain, an interview. */
function purposesFor(before: Wish | undefined): Wish['purposes'] {
  if (!before) return [];
  return before.things.length === 0 ? before.purposes.filter((name) => !isWarm(name)) : [];
}

/** Another thing for the same person. */
function elseFor(said: Wish, before: Wish): Wish {
  return {
    ...said,
    audience: or(said.audience, audienceFor(said, before)),
    unwanted: [...before.unwanted, ...said.unwanted],
  };
}

const isBoyOrGirl = ({ word }: Name) => /^(?:boy|girl)s?$/.test(word);

/** Whether a wish is for a child of whom it was not said whether it is a girl: a baby of six months. */
const isUnnamedChild = ({ audience }: Wish) =>
  audience.length > 0 && audience.every((name) => isChild(name) && ![...girlWords, ...boyWords].includes(name.stem));

/** Whether what was refused is a look, not whom something is for: an adult first, then a child. */
const isNoWearer = ({ entry }: Name) => entry.facet !== 'audience';

/** What a message says replaces what was said of the same before. */
function merged(said: Wish, before: Wish, isSame = false): Wish {
  const isOther = said.audience.length > 0 && said.sizes.length === 0 && before.audience.length > 0 && !isSame;
  // "A hat for the sun", then "for the winter": no sun hat any more.
  const unknown = said.purposes.length > 0 ? asMeant(before).unknown : before.unknown;
  const isSameChild = said.audience.length > 0 && said.audience.every(isBoyOrGirl) && isUnnamedChild(before);
  // What is refused now is not looked for any more.
  const isStillWanted = ({ stem }: Name) =>
    !said.unwanted.some((name) => name.stem === stem || name.entry.kinds.includes(stem));
  // Nobody looks for work clothes for a child.
  const isForChild = said.audience.length > 0 && said.audience.every(isChild);
  // "The same for adults": neither the child of before, nor its size.
  if (!said.unwanted.every(isNoWearer) && (before.audience.some(isChild) || sizesOf(before).some(isAge))) {
    return merged(said, { ...before, audience: [], sizes: [] }, isSame);
  }
  const kept = before.purposes.filter(isStillWanted);
  const purposes = isForChild ? kept.filter((name) => !isForGrown(name)) : kept;
  return {
    things: before.things.filter(isStillWanted),
    ...(before.otherThan && said.sizes.length === 0 && { otherThan: before.otherThan }),
    // A size of another person is not theirs.
    sizes: isOther && !isSameChild ? [] : or(said.sizes, before.sizes),
    audience: isSameChild ? [...before.audience, ...said.audience] : or(said.audience, before.audience),
    // "Not blue": what was navy before may be of any other color.
    colors: said.unwanted.some(({ entry }) => entry.facet === 'color') ? said.colors : or(said.colors, before.colors),
    materials: or(said.materials, before.materials.filter(isStillWanted)),
    // What is asked for by itself is needed.
    purposes: said.purposes.length > 0 ? said.purposes.map((name) => ({ ...name, isAsked: true })) : purposes,
    unwanted: [
      ...(isForChild || sizesOf(said).some(isAge) ? before.unwanted.filter(isNoWearer) : before.unwanted),
      ...said.unwanted,
    ],
    unknown: [...new Set([...unknown, ...said.unknown])],
  };
}
