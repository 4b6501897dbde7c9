import { aspectsIn } from '../wishes/aspects.js';
import type { AboutIntent, Most } from '../understand/intent.js';
import { asksDistance, placeNames } from '../understand/where.js';
import { asMeant, isEmptyWish, wishIn, type Wish } from '../wishes/wish.js';
import type { Conversation } from './conversation.js';

/* Questions that choose among those that were shown: "which of them is size 12", "do any of these come in red". */

const ofThem = String.raw`of (?:them|these|those|the (?:two|three|four|\w+s))`;

/** Chooses some of those that were shown, by what comes behind it. */
const choosing = new RegExp(
  [
    String.raw`\b(?:which|what) ones?\b(?! (?:size|color|colour)\b)`,
    String.raw`\b(?:which|what|any|either|one|some|none|how many) ${ofThem}\b`,
    String.raw`\bwhich (?:is|are|was|were|has|have|fits?|comes?|would|will|can)\b(?! (?:it|they|that|this|these|those|the (?!more |most )|your|my|there|i|you)\b)`,
    String.raw`\bwhat (?:is|are)(?= (?:for|of|from|with|size|more|less|the (?:more|most|less)|in (?!it|there|them|the|this|that))\b)`,
    String.raw`\b(?:do|does|are|is|have|has|would|will|was|were) (?:any|either|one)(?: ones?)?(?= (?:of|in|for|from|come|comes|made|size|fit|fits|have|has|be|suitable|good|meant)\b)`,
    String.raw`^(?:and |or |so )*any (?:one )?(?:of them |of these |of those )?(?:is|are|has|comes?|in|for|from)\b`,
  ].join('|'),
);

/** Whether a question chooses among those that were shown. */
export const isChoosing = (text: string) => choosing.test(text);

/** Asks for one of several: "which is the", "the smallest?", "what's the biggest you have". */
const askingMost = /\b(?:which|what|what's|who|whose)\b|^(?:and |so |ok |then )*the\b/;

const superlatives: readonly (readonly [Most, RegExp])[] = [
  ['nearest', /\b(?:nearest|closest|nearer|closer|(?:most|more) (?:near|nearby|close|closer|closest))\b/],
  ['newest', /\b(?:newest|latest|most recent|most recently|listed last|(?:more|most) new)\b/],
  ['best', /\b(?:best|nicest|recommend|suggest|would you (?:pick|choose|take|go (?:for|with)))\b/],
  ['biggest', /\b(?:biggest|largest|bigger|larger|(?:more|most) big)\b/],
  ['smallest', /\b(?:smallest|smaller|tiniest|littlest|(?:more|most) (?:small|little))\b/],
];

/** Wishes for others than those that were shown. */
const others = /\b(?:else|anything|something|show|find|search|need|looking for|others?|in a|next|size (?:up|down))\b/;

/** Asks for the best of those that were shown. */
const bestOfThem = /\b(?:which|what)(?: ones?)? (?:(?:do|would|should) (?:you|i)|is|are|looks?)\b(?!.* (?:for|to) )/;

/** Speaks of all that there is, not of what was shown. */
const ofAllThere =
  /\b(?:you|u|y'?all)(?: guys)?(?:'ve| have)? (?:have|got|has|offer|carry)\b|\bthere is\b|\bin stock\b/;

/** Asks for the newest of those that were shown, and says no more. */
const theNewest = /^(?:and |so |ok |then |just )*the (?:newest|latest|most recent)(?: ones?)?(?: please)?\W*$/;

/** Asks for those that were shown in their order: "newest first please". */
const newestFirst =
  /^(?:and |ok |can you |could you |please )*(?:(?:sort|order|show)(?: (?:me|it|them|those|these))*(?: by)? )?(?:the )?(?:newest|latest|most recent|newer)(?: ones?)? first(?: please)?\W*$/;

const prettiestWords =
  '(?:(?:pretti|cut|fanci|loveli)est|(?:most|more) (?:beautiful|pretty|cute|fancy|elegant|stylish|fashionable|flattering))';

/** Asks for what only somebody could say who sees them: "which one is the prettiest?" */
const thePrettiest = new RegExp(
  String.raw`^(?:and |so |ok )*(?:(?:which|what)(?: ones?)?(?: of (?:them|these|those))? (?:is|are|looks?) )?(?:the )?${prettiestWords}(?: ones?)?(?: please)?\W*$`,
);

/** Whether a message asks for the order of those that were shown. */
export const asksForOrder = (text: string) => newestFirst.test(text);

/** The superlative in a message that asks for one of several donations. */
function mostIn(text: string): Most | undefined {
  if (!askingMost.test(text) || others.test(text)) return undefined;
  return superlatives.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Whether a place is all by which a question chooses: "which of these are in Noe Valley?" */
const isOnlyPlaced = (text: string) => isEmptyWish({ ...asMeant(wishIn(text.replace(choosing, ' '))), unknown: [] });

const newest: AboutIntent = { kind: 'about', which: undefined, isAny: true, question: 'listed', most: 'newest' };
const prettiest: AboutIntent = { kind: 'about', which: undefined, isAny: true, question: 'more', most: 'prettiest' };

/** What is asked of several by comparing them: "which is closest to the park", "what's the biggest you have". */
export function comparisonIn(text: string, before: Conversation): AboutIntent | undefined {
  if (before.shown.length > 0 && newestFirst.test(text)) return newest;
  if (before.shown.length > 0 && thePrettiest.test(text)) return prettiest;
  const most = mostIn(text);
  const placed = most === undefined && isChoosing(text) ? placeNames(text).filter(({ isNamed }) => isNamed) : [];
  if (placed.length > 0 && isOnlyPlaced(text)) {
    return { kind: 'about', which: undefined, isAny: true, question: 'place', from: placed };
  }
  if (most === undefined) return undefined;
  const isOfAll = ofAllThere.test(text);
  // "What is new" asks for what is listed, not for one of those that were shown.
  if (most === 'newest' && (isOfAll || !(isChoosing(text) || theNewest.test(text)))) return undefined;
  const named = placeNames(text);
  if (most === 'nearest') {
    if (isOfAll || !(isChoosing(text) || asksDistance(text))) return undefined;
    const from = named.some(({ isNamed }) => isNamed) ? named : before.from;
    return { kind: 'about', which: undefined, isAny: true, question: 'place', most, from };
  }
  if (most === 'newest') return newest;
  if (most === 'best') {
    // "What is best for running" asks for something to run in.
    return before.shown.length > 1 && bestOfThem.test(text)
      ? { kind: 'about', which: undefined, isAny: true, question: 'more', most }
      : undefined;
  }
  if (isOfAll) return { kind: 'about', which: undefined, isAny: true, question: 'size', most, isOfAll };
  return {
    kind: 'about',
    which: undefined,
    isAny: true,
    question: 'detail',
    most,
    aspects: aspectsIn(text, true),
    words: [],
  };
}

/** What those that are chosen have: a size, a color, for whom; undefined where a question chooses by nothing of these. */
export function choiceAmong(text: string): Wish | undefined {
  if (!isChoosing(text)) return undefined;
  const wish = asMeant(wishIn(text.replace(choosing, ' ')));
  const { things, audience, colors, materials, purposes, sizes, unwanted, unknown } = wish;
  const others = things.length + materials.length + purposes.length + unwanted.length + unknown.length;
  return others === 0 && audience.length + colors.length + sizes.length > 0 ? wish : undefined;
}
