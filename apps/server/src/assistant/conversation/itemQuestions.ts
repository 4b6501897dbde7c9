import { aspectsIn, namesFeature } from '../wishes/aspects.js';
import type { AboutIntent, FindIntent, Intent, Question } from '../understand/intent.js';
import type { Topic } from '../topics/topic.js';
import { namesIn } from '../language/names.js';
import { isOffTopic } from '../topics/offTopic.js';
import { systemAsked } from '../understand/systemAsked.js';
import { ordinalIn, questionsIn } from '../understand/understand.js';
import { asksDistance, placeNames } from '../understand/where.js';
import { stemFor } from '../language/stems.js';
import { asMeant, wishIn } from '../wishes/wish.js';
import { isAge, sizesOf } from '../wishes/wishSizes.js';
import { askedFor } from './askedFor.js';
import type { Conversation } from './conversation.js';
import { definite, describedWords, pointsAt, textBefore } from './described.js';
import { comparing, correcting } from './followUps.js';
import { mostNamed, namedAmong, type Shown } from './shownOnes.js';

const opening = String.raw`^(?:(?:and|so|ok|okay|but|hmm|wait|oh|thanks|thank you|thx|great|cool|nice|hey|yes|well|perfect|good|vale)\b[ ,.!:]*)*`;

/** The one that is asked about comes first: "the boots, are they leather?", "the red one whats it filled with". */
const naming = new RegExp(
  String.raw`${opening}(?:go )?(?:back to )?(?:the|that|this) [^,?.!:]+?[,:]? (?=(?:what'?s?|is|are|does|do|did|has|have|was|were|can|could|would|will|how|where|who|when|which|any)\b)`,
);

/** What garments have, or has become of them, behind "any" or "is there a". */
const ofGarments = String.raw`(?:\w+ )?(?:hoods?|stains?|holes?|marks?|tears?|damage|flaws?|pockets?|smell|spots?|defects?|rips?|scuffs?|lining|buttons?|zippers?|life)`;

/** Wishes for others, whatever it points at: "something like it instead". */
const wishing =
  /\b(?:instead|rather|prefers?|another|more formal|more casual|similar|the same (?:sort|kind|thing)|i need|i want|i would like|looking for|show me|search for|have you got|got (?:an?|any|one|1))\b/;

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

/** A part of a message that asks, and does not wish. */
const asking = new RegExp(
  String.raw`${opening}(?:me )?(?:does|do|did|is|are|was|were|has|have|had|can|could|will|would|may|should|what'?s?|which|how|where|when|why|who|whose|with what|in what|of what)\b`,
);

/** The same in the middle of one. */
const askingWithin =
  /\b(?:is|are|was|were|does|do|did|can|could|will|would|has|have|should) (?:it|they|them|that|this|these|those|she|he|i|we|the|my|you)\b/;

/** The other one of two. */
const otherOne = /\bthe others?(?: ones?| pair)?\b(?! (?:colou?rs?|sizes?)\b)/;

/** The longest question that names nothing but an aspect, in words: "what color", "size?". */
const fewWords = 4;

/** Texts that say less than what was shown does, where something was shown. */
const general: ReadonlySet<Topic> = new Set<Topic>(['condition', 'noFit']);

/** "Can you tell him that I will come on Monday?" */
const passingOn =
  /\b(?:can|could|will|would) you (?:please |just )?(?:tell|ask|let|message|write|notify) (?:him|her|them|the \w+)\b/;

/** What a message says of those that were shown. */
interface Pointed {
  message: string;
  /** The message without the name of the one that is asked about. */
  text: string;
  aspects: AboutIntent['aspects'] & {};
  questions: readonly Question[];
  /** Which of the last list is meant, from 0, and which of any list; undefined where none is. */
  which: number | undefined;
  ids: number[] | undefined;
  /** Whether the other one of two is meant, one is named before the question, and any of them is pointed at. */
  isOther: boolean;
  isNamed: boolean;
  isPointing: boolean;
  isAsking: boolean;
  isOfHandOver: boolean;
}

function readPointed(message: string, before: Conversation): Pointed {
  const text = message.replace(naming, '');
  const isNamed = text !== message;
  const isOther = otherOne.test(message);
  const isAsking = asks(text);
  // To pass something on to its donor is no property of it.
  const aspects = passingOn.test(text) ? [] : aspectsIn(text, isAsking);
  const which = ordinalIn(message) ?? namedAmong(message, before.titles, true);
  const ids = which === undefined && !isOther ? seenIn(message, before) : undefined;
  return {
    message,
    text,
    aspects,
    questions: questionsIn(text).filter(
      (question, _, all) =>
        (aspects.length === 0 || (question !== 'more' && question !== 'how')) &&
        // When it can be had says how.
        !(question === 'how' && all.includes('time')),
    ),
    which,
    ids,
    isOther,
    isNamed,
    isPointing:
      which !== undefined ||
      ids !== undefined ||
      isOther ||
      isNamed ||
      pointsAt(text) ||
      (isAsking && /\bthe\b/.test(text)),
    isAsking,
    isOfHandOver: aspects.some((aspect) => aspect.isOfHandOver),
  };
}

/** What a message asks about donations that were shown; undefined where it asks for none of them. */
export function itemQuestionIn(message: string, intent: Intent, before: Conversation): AboutIntent | undefined {
  if (before.shown.length === 0 || intent.kind === 'care' || isOffTopic(message)) return undefined;
  const pointed = readPointed(message, before);
  const { which, questions, aspects, text } = pointed;
  if (wishesForOthers(pointed, intent, before)) return undefined;
  if (isOfSite(pointed, intent)) {
    const isOfItem = questions.length > 0 && (which !== undefined || (pointsAt(text) && questions.some(ofItem)));
    return isOfItem ? aboutOf({ which, questions, text }) : undefined;
  }
  return isQuestion(pointed, intent) ? aboutOf({ ...referenceOf(pointed), questions, aspects, text }) : undefined;
}

/** Which of those that were shown a message means. */
type Reference = Pick<AboutIntent, 'which' | 'ids' | 'isOther' | 'isAny' | 'described'>;

function referenceOf({ message, which, ids, isOther }: Pointed): Reference {
  const isMeant = which !== undefined || ids !== undefined || isOther;
  const described = isMeant ? [] : describedWords(message);
  return { which, ids, isOther, isAny: described.length > 0, described };
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
  { message, text, questions, isOfHandOver, isOther, isNamed, isAsking }: Pointed,
  intent: Intent,
  { titles }: Conversation,
): boolean {
  // "Is it five miles from there, or more?"
  if (questions.includes('place') && isAsking && asksDistance(text)) return false;
  if (intent.kind === 'find') {
    if (!isOfHandOver && (refuses(intent) || correcting.test(message) || comparing.test(message))) return true;
    if (intent.others && !isOther) return true;
  }
  if (isNamed || isOther || isOfHandOver) return false;
  const asksUs = /\bdo you (?:also |still |have )*(?:have|got)\b/.test(message);
  const isThing = namesAnother(message, titles, true);
  const wishesSome = asksUs && (isThing || !namesFeature(message));
  if (intent.kind === 'find' && bareThing.test(message) && isThing) return true;
  if (wishing.test(message) || wishesSome || saysForWhom(message)) return true;
  const isSoft = goingOn.test(message) || namesAnother(message, titles) || isOfSomebody(message, intent);
  return isSoft && !(isAsking && thingPronoun.test(text));
}

/** Of "who made them" what was shown says more than the site. */
const isGeneral = (topic: Topic, text: string) =>
  general.has(topic) || (topic === 'operator' && thingPronoun.test(text));

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
  if (pointed.isOfHandOver || (isUnknown && hasAspect)) return true;
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
  const isOfEach = /\b(?:they|these|those|both|all)\b/.test(text) && !comparingOnes.test(text);
  const system = systemAsked(text);
  const isOfWhichSize = whichSize.test(text);
  return {
    kind: 'about',
    question,
    also,
    aspects,
    words,
    isOfSize,
    isOfWhichSize,
    system,
    ...asked,
    isOfEach,
    ...rest,
    ...from,
  };
}

/** "Which one is bigger?" */
const whichSize =
  /\bwhich\b(?: \w+){0,3} (?:is|are|runs?)(?: the)? (?:bigger|biggest|larger|largest|smaller|smallest)\b/;

/** Looks for one of those that were shown: "which of them are wool". */
const comparingOnes = /^(?:and |so |ok )*(?:which\b|any\b|what one)/;

/** What a question is about in words that are no aspect: of each, the stems that say it. */
export function wordsIn(text: string): readonly (readonly string[])[] {
  const { things, colors, materials, purposes, audience, unknown } = wishIn(text);
  const names = [...things, ...colors, ...materials, ...purposes, ...audience];
  return [...names.map(({ entry }) => [...entry.names, ...entry.related]), ...unknown.map((word) => [stemFor(word)])];
}

/** What each donation answers in its own way, whatever the help texts say of all. */
const ofItem = (question: Question) => question === 'time' || question === 'place' || question === 'size';

const refuses = ({ wishes }: FindIntent) => wishes.some(({ unwanted }) => unwanted.length > 0);

/** Whether a part of a message asks. */
const asks = (text: string) =>
  askingWithin.test(text) || text.split(/[.,:;!?]/).some((part) => asking.test(part.trim()));

/** Surely stands for a thing, not for a person. */
const thingPronoun = /\b(?:it|its|they|them|these|those|in there)\b/;

/** Whether a question has words beside those that a wish has: sizes, colors, and for whom. */
const saysMore = (text: string) => wishIn(text).unknown.length > 0;

/** Ends with a garment and a question mark: "that is an L. Leggings?" */
const bareThing = /[.!?,] +(?:and |or |any |then )?[\p{L}-]+(?: [\p{L}-]+)?\?+$/u;

/** Whether a garment is named of which none was shown. A part of garments is one of its own only where it `mayBePart`: heels. */
function namesAnother(text: string, shown: readonly Shown[], mayBePart = false): boolean {
  const shownThings = shown.flatMap(({ title }) => namesIn(title).names.filter(({ entry }) => entry.facet === 'thing'));
  return asMeant(wishIn(text)).things.some(({ word, stem, entry }) => {
    const isShown = shownThings.some(
      (thing) => entry.kinds.includes(thing.stem) || thing.entry.kinds.includes(stem) || thing.stem === stem,
    );
    return !isShown && (mayBePart || !namesFeature(word)) && !definite.test(textBefore(text, word));
  });
}

/** Whether somebody is named, and nothing that was shown: "her boy is five months, what would he wear". */
function isOfSomebody(message: string, intent: Intent): boolean {
  if (intent.kind !== 'find' || pointsAt(message.replaceAll(/\b(?:she|he|they)\b/g, ' '))) return false;
  return intent.wishes.some((wish) => wish.audience.length > 0 && sizesOf(wish).some(isAge));
}

/** Donations of any list so far that a message names, where the one that was spoken of last is none of them. */
function seenIn(text: string, { seen, one }: Conversation): number[] | undefined {
  const ids = mostNamed(text, seen).map(({ id }) => id);
  return ids.length === 0 || ids.length > mostAlike || ids.includes(one ?? 0) ? undefined : ids;
}

/** The most donations that are named alike. */
const mostAlike = 2;
