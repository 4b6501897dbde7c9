import { contents, namesFeature } from '../wishes/aspects.js';
import type { AboutIntent, FindIntent, Intent, Question } from '../understand/intent.js';
import type { Topic } from '../topics/topic.js';
import { namesIn, type Name } from '../language/names.js';
import { isOffTopic } from '../topics/offTopic.js';
import { systemAsked } from '../understand/systemAsked.js';
import { asksDistance, placeNames } from '../understand/where.js';
import { asMeant, wishIn } from '../wishes/wish.js';
import { isAge, sizesOf } from '../wishes/wishSizes.js';
import { choiceAmong, comparisonIn, isChoosing } from './amongShown.js';
import { askedFor, sizeSaid, wordsIn } from './askedFor.js';
import type { Conversation } from './conversation.js';
import { definite, namedWords, partsNamed, pointsAt, textBefore } from './described.js';
import { correcting } from './followUps.js';
import { opening, readPointed, referenceOf, type Pointed, type Reference } from './pointed.js';
import type { Shown } from './shownOnes.js';

/** What garments have, or has become of them, behind "any" or "is there a". */
const ofGarments = String.raw`(?:\w+ )?(?:hoods?|stains?|holes?|marks?|tears?|damage|flaws?|pockets?|smell|spots?|defects?|rips?|scuffs?|lining|buttons?|zippers?|life)`;

/** Wishes for others, whatever it points at: "something like it instead". */
const wishing =
  /\b(?:instead|rather|prefers?|another|more formal|more casual|similar|the same (?:sort|kind|thing)|i need|i want(?! (?:it|this|that|them|these|those)\b)|i would like|looking for|show me|search for|have you got|(?:what|how) about (?:an?|some|any) |(?:what|which|any) other (?!sizes?|colou?rs?)\p{L}+|(?<!\b(?:has|have|had) (?:it|they|this|that|these|those|she|he) )got (?:an?|any|one|1))\b/u;

/** Wishes for another thing beside one that was shown: "what about shirts to go with them". */
export const toGoWith =
  /\b(?:to|would|will|could|might|that) (?:go|wear|look good|look nice) (?:well |good )?with (?:it|them|that|this|those|these)\b/;

const forWhom = /^(?:(?:it|this|that)(?:'s| is)|is|they are|these are) for (?:an? |my |his |her |our )?\p{L}+/u;

/** Whether a message says for whom, and asks nothing: "it is for my daughter". */
export const saysForWhom = (text: string) => forWhom.test(text) && !text.includes('?');

/** Goes on with another wish, where it points at nothing: "with long sleeves", "is there one with pockets", "any hats?". */
const goingOn = new RegExp(
  [
    String.raw`${opening}(?:(?:maybe|just|only|also|then|or)\b[ ,]*)*(?:with|without|in|not|no|for|near|within|around|closer|what about|how about)\b(?! (?:what|which)\b)`,
    String.raw`\b(?:something|anything|else|find)\b(?! wrong\b)`,
    String.raw`(?<!\bthe (?:\w+ )?)\b(?:ones?|others?|some|more)\b(?: \w+){0,2} (?:with|without|that|for|in|made|near|size)\b`,
    String.raw`\b(?:is|are) there (?:an?y?|some|other|more|one)\b(?! (?:way|chance|${ofGarments}))`,
    String.raw`\bany\b(?! (?:${ofGarments}|left|way|chance|idea))`,
  ].join('|'),
);

/** The longest question that names nothing but an aspect, in words: "what color", "size?". */
const fewWords = 4;

/** Texts that say less than what was shown does, where something was shown. */
const general: ReadonlySet<Topic> = new Set<Topic>(['condition', 'noFit']);

/** What a message asks about donations that were shown; undefined where it asks for none of them. */
export function itemQuestionIn(message: string, intent: Intent, before: Conversation): AboutIntent | undefined {
  if (intent.kind === 'care' || isOffTopic(message)) return undefined;
  const pointed = readPointed(message, before);
  const { which, questions, aspects, text } = pointed;
  if (before.shown.length === 0) return ofUnshown(pointed, intent, before);
  const among =
    comparisonIn(text, before) ??
    countIn(pointed, before) ??
    ownSizeIn(text, before) ??
    ofSome(pointed, intent, before);
  if (among) return among;
  if (wishesForOthers(pointed, intent, before)) return undefined;
  if (isOfSite(pointed, intent)) {
    const isOfItem = questions.length > 0 && (which !== undefined || (pointsAt(text) && questions.some(ofItem)));
    return isOfItem ? aboutOf({ which, questions, text }) : undefined;
  }
  if (!isQuestion(pointed, intent)) return undefined;
  return aboutOf({ ...referenceOf(pointed), questions, aspects, text, orElse: intent });
}

/** Counts things, no way and no time. */
const counting = /\bhow many\b(?! (?:miles?|km|blocks|minutes|hours|days|weeks|months|years|times|people)\b)/;

/** Asks how many there are in what was shown: "how many ties are there". */
function countIn({ text, message, aspects }: Pointed, { titles, one }: Conversation): AboutIntent | undefined {
  if (!counting.test(text) || /\b(?:do|have) you\b/.test(text)) return undefined;
  const { things } = asMeant(wishIn(message));
  const having = titles.filter(({ title }) =>
    things.every((thing) => thingsOf([{ title }]).some((own) => isKindOf(thing, own))),
  );
  const [only, other] = things.length === 0 ? titles.filter(({ id }) => one === undefined || id === one) : having;
  if (!only || other || (things.length === 0 && aspects.length > 0)) return undefined;
  return aboutOf({ which: undefined, ids: [only.id], questions: [], aspects: contents, text });
}

/** Says a size behind the question for that of what was shown: "I am a 9". */
function ownSizeIn(text: string, { asked, one }: Conversation): AboutIntent | undefined {
  if (asked.kind !== 'about' || asked.question !== 'size' || asked.most || /\btoo\b|\?/.test(text)) return undefined;
  const said = wishIn(text);
  const { things, purposes, colors, unknown, sizes } = said;
  const isBare = things.length + purposes.length + colors.length + unknown.length === 0 && sizes.length === 1;
  if (!isBare || !/\b(?:i|i'm|he|she|they|my|his|her|their|we)\b/.test(text)) return undefined;
  const { which, ids } = asked;
  return { kind: 'about', which: one === undefined ? which : undefined, ids, question: 'size', isOfSize: true, said };
}

/** Asks for some of those that were shown, or for a fact that several of them share. */
function ofSome(pointed: Pointed, intent: Intent, before: Conversation): AboutIntent | undefined {
  const { text, isOther, isBoth, which, message } = pointed;
  const wish = intent.kind === 'topic' ? undefined : choiceAmong(text);
  if (wish) return { kind: 'about', which: undefined, isAny: true, question: 'detail', among: wish };
  const reference = referenceOf(pointed);
  const whose = pointed.questions.includes('size') && sizesThere.test(text) ? asMeant(wishIn(text)) : undefined;
  if (whose && whose.things.length === 0 && whose.audience.length + whose.sizes.length > 0) {
    return {
      kind: 'about',
      which: undefined,
      isAny: true,
      question: 'size',
      among: { ...whose, purposes: [], unknown: [] },
    };
  }
  if (sameDonor.test(text)) {
    const isSome = reference.ids !== undefined || isOther || which !== undefined;
    const isOfAll = !isBoth && !isSome && ofAll.test(text);
    const whom = isOfAll ? { isAny: true } : { isBoth: isBoth || !isSome };
    return { kind: 'about', question: 'donor', isOfSameDonor: true, ...reference, ...whom };
  }
  if (otherSizes.test(text) && (reference.named !== undefined || which !== undefined) && intent.kind === 'find') {
    return { kind: 'about', question: 'size', isOfOtherSizes: true, ...reference, orElse: intent };
  }
  // "No, the other one."
  const isChosen =
    isOther && before.seen.length > 1 && !/\b(?:show|see|find)\b/.test(text) && message.split(' ').length <= mostChosen;
  return isChosen && pointed.questions.length + pointed.aspects.length === 0 && !pointed.isAsking
    ? { kind: 'about', question: 'more', ...reference }
    : undefined;
}

/** Asks which sizes there are among those that were shown. */
const sizesThere = /\b(?:what|which) sizes (?:is|are|was|were) (?:there|they|these|those)\b/;

/** The longest message that only says which one is meant, in words. */
const mostChosen = 8;

/** Asks whether several are given by one person. */
const sameDonor =
  /\b(?:the )?same (?:person|people|donor|owner|giver|neighbou?r|lady|woman|man|guy|family|home|house|household|one giving)\b/;

/** Means all that were shown. */
const ofAll = /\b(?:all|every(?:thing)?|each)\b/;

/** Whether a message asks if several are given by one person. */
export const asksSameDonor = (text: string) => sameDonor.test(text);

/** Asks for the very one in other sizes. */
const otherSizes = /\b(?:different|another|other|more|any other) sizes?\b/;

/** What is asked of something that is named though nothing was shown, or of nothing that anybody could know. */
function ofUnshown(pointed: Pointed, intent: Intent, before: Conversation): AboutIntent | undefined {
  const { message, text, questions, aspects, isAsking } = pointed;
  const isOfSite = intent.kind === 'topic' && !isOfItsAge(intent.topic, message);
  if (!isAsking || isOfSite || questions.length + aspects.length === 0) return undefined;
  if (namedWords(message)) {
    return aboutOf({ ...referenceOf(pointed), questions, aspects, text, orElse: intent });
  }
  const isBare =
    intent.kind === 'find' && thingPronoun.test(text) && intent.wishes.every((wish) => wish.things.length === 0);
  const isOfNothing = (isBare || intent.kind === 'unknown') && before.find !== undefined && before.isFruitless;
  return isOfNothing ? aboutOf({ which: undefined, questions, aspects, text }) : undefined;
}

/** What a message asks of a property of those that were shown, whatever it may wish for in other words. */
export function detailAsked(message: string, before: Conversation): AboutIntent {
  const pointed = readPointed(message, before);
  return aboutOf({ ...referenceOf(pointed), questions: [], aspects: pointed.aspects, text: pointed.text });
}

/** Which of those that were shown a message means, whatever it asks of them. */
export const pointedAt = (message: string, before: Conversation): Reference =>
  referenceOf(readPointed(message, before));

/** Whether a message refuses, corrects or compares, or goes on with a wish for others than those that were shown. */
function wishesForOthers(
  { message, text, questions, aspects, which, ids, isOfHandOver, isOther, isNamed, isAsking }: Pointed,
  intent: Intent,
  { titles }: Conversation,
): boolean {
  // "Is it five miles from there, or more?"
  if (questions.includes('place') && isAsking && asksDistance(text)) return false;
  if (intent.kind === 'find') {
    // "No, not the coat. What is the cardigan made of?"
    const isOfOne = isAsking && aspects.length > 0 && (which !== undefined || ids !== undefined);
    if (!isOfHandOver && !isOfOne && (refuses(intent) || correcting.test(message))) return true;
    if (intent.others && !isOther) return true;
    if (!isAsking && !pointsAt(message) && intent.wishes.some(isFull)) return true;
  }
  if (toGoWith.test(message)) return true;
  if (isNamed || isOther || isOfHandOver) return false;
  const asksUs = /\bdo you (?:also |still |have )*(?:have|got)\b/.test(message);
  const isThing = namesAnother(message, titles, true);
  const wishesSome = asksUs && (isThing || !namesFeature(message));
  if (intent.kind === 'find' && bareThing.test(message) && isThing) return true;
  if (wishing.test(message) || wishesSome || saysForWhom(message)) return true;
  // "Any stains or missing buttons": nobody looks for these.
  if (isChoosing(text) || isOfFeatures(message)) return false;
  const isSoft = goingOn.test(message) || namesAnother(message, titles) || isOfSomebody(message, intent);
  return isSoft && !(isAsking && thingPronoun.test(text));
}

/** Whether all that a message names is a part of garments or a flaw. */
function isOfFeatures(message: string): boolean {
  const { audience, purposes, sizes, things } = wishIn(message);
  return (
    namesFeature(message) &&
    audience.length + purposes.length + sizes.length === 0 &&
    things.every(({ word }) => namesFeature(word)) &&
    !/\b(?:do you have|with|without|something|anything|ones?)\b/.test(message)
  );
}

/** Of "who made them" what was shown says more than the site. */
const isGeneral = (topic: Topic, text: string) =>
  general.has(topic) || (topic === 'operator' && thingPronoun.test(text)) || isOfItsAge(topic, text);

/** For what age a thing is, not who may use the site. */
const isOfItsAge = (topic: Topic, text: string) =>
  topic === 'age' &&
  (thingPronoun.test(text) || namedWords(text) !== undefined) &&
  !/\b(?:site|website|account|app)\b/.test(text);

/** Whether a message is about how the site works, whatever it points at. */
function isOfSite({ text, isOfHandOver, aspects, isPointing }: Pointed, intent: Intent): boolean {
  return (
    intent.kind === 'topic' && !isGeneral(intent.topic, text) && !isOfHandOver && !(aspects.length > 0 && isPointing)
  );
}

/** Whether a message is a question about what was shown: it asks, or is few words that name an aspect ("any pockets"). */
function isQuestion({ message, text, aspects, questions, ...pointed }: Pointed, intent: Intent): boolean {
  const isUnknown = intent.kind === 'unknown';
  const hasAspect = aspects.length > 0;
  if (pointed.isOfHandOver || (isUnknown && hasAspect) || isChoosing(text) || isOfFeatures(message)) return true;
  if (pointed.isAsking && (pointed.isPointing || hasAspect || isUnknown)) return true;
  const isLong = message.split(' ').length > fewWords;
  if (message.trim().endsWith('?') && (hasAspect || (isLong && saysMore(text)))) return true;
  const asksSystem = questions.includes('size') && systemAsked(text) !== undefined;
  if (pointed.isAsking && (asksSystem || saysMore(text))) return true;
  if (pointed.isPointing && questions.length > 0) return true;
  return message.split(' ').length <= fewWords && (hasAspect || questions.length > 0);
}

function aboutOf({
  questions,
  aspects: named = [],
  text,
  ...rest
}: Partial<Reference> &
  Pick<AboutIntent, 'which' | 'aspects'> & {
    questions: readonly AboutIntent['question'][];
    text: string;
  }): AboutIntent {
  const requested = askedFor(text);
  const aspects = requested.length > 0 && named.every((aspect) => aspect.isOfContents) ? [] : named;
  const from = questions.includes('place') && asksDistance(text) ? { from: placeNames(text) } : {};
  const isDetail = aspects.length > 0 || questions.length === 0;
  const [question = 'detail', ...also] = [...questions, ...(isDetail ? (['detail'] as const) : [])];
  const words = isDetail ? wordsIn(text) : undefined;
  const isOfHandOver = aspects.some((aspect) => aspect.isOfHandOver);
  const isOfSize =
    !isOfHandOver &&
    /\b(?:wear|fit|fits|size|pinch|big|small|tight|loose)\b|\b\d{1,2}(?:\.5)?\b(?! ?(?:%|percent|pairs?|pieces?|of\b))/.test(
      text,
    );
  const asked = isDetail && aspects.length === 0 ? { asked: requested } : {};
  // Of the state of several each is told.
  const isOfState = aspects.length > 0 && aspects.every((aspect) => aspect.isOfAll === true);
  const isOfEach =
    (isOfState || /\b(?:they|these|those|both|all)\b/.test(text)) && !comparingOnes.test(text) && !isChoosing(text);
  const system = systemAsked(text);
  return {
    kind: 'about',
    question,
    also,
    aspects,
    words,
    isOfSize,
    said: isOfSize ? sizeSaid(text) : undefined,
    system,
    parts: partsNamed(text),
    ...asked,
    isOfEach,
    ...rest,
    ...from,
  };
}

/** Looks for one of those that were shown: "which of them are wool". */
const comparingOnes = /^(?:and |so |ok )*(?:which\b|any\b|what one)/;

/** What each donation answers in its own way, whatever the help texts say of all. */
const ofItem = (question: Question) => question === 'time' || question === 'place' || question === 'size';

/** Whether a wish says what, and for whom or in which size: "jackets for men, size L?" */
const isFull = ({ things, audience, sizes }: FindIntent['wishes'][number]) =>
  things.length > 0 && audience.length + sizes.length > 0;

const refuses = ({ wishes }: FindIntent) => wishes.some(({ unwanted }) => unwanted.length > 0);

/** Surely stands for a thing, not for a person. */
const thingPronoun = /\b(?:it|its|they|them|these|those|in there)\b/;

/** Whether a question has words beside those that a wish has: sizes, colors, and for whom. */
const saysMore = (text: string) => wishIn(text).unknown.length > 0;

/** Ends with a garment and a question mark: "that is an L. Leggings?" */
const bareThing = /[.!?,] +(?:and |or |any |then )?[\p{L}-]+(?: [\p{L}-]+)?\?+$/u;

/** Whether a garment is named of which none was shown. A part of garments is one of its own only where it `mayBePart`: heels. */
function namesAnother(text: string, shown: readonly Shown[], mayBePart = false): boolean {
  const shownThings = thingsOf(shown);
  return asMeant(wishIn(text)).things.some((name) => {
    const isShown = shownThings.some((thing) => isKindOf(name, thing));
    return !isShown && (mayBePart || !namesFeature(name.word)) && !definite.test(textBefore(text, name.word));
  });
}

/** The things that titles name. */
const thingsOf = (shown: readonly Pick<Shown, 'title'>[]) =>
  shown.flatMap(({ title }) => namesIn(title).names.filter(({ entry }) => entry.facet === 'thing'));

/** Whether of two things one is a kind of the other. */
const isKindOf = ({ stem, entry }: Name, other: Name) =>
  entry.kinds.includes(other.stem) || other.entry.kinds.includes(stem) || other.stem === stem;

/** Whether somebody is named, and nothing that was shown: "her boy is five months, what would he wear". */
function isOfSomebody(message: string, intent: Intent): boolean {
  if (intent.kind !== 'find' || pointsAt(message.replaceAll(/\b(?:she|he|they)\b/g, ' '))) return false;
  return intent.wishes.some((wish) => wish.audience.length > 0 && sizesOf(wish).some(isAge));
}
