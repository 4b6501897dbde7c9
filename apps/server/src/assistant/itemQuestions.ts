import { aspectsIn, namesFeature } from './aspects.js';
import type { Conversation } from './conversation.js';
import type { AboutIntent, Intent } from './intent.js';
import { namedAmong } from './shownOnes.js';
import { isBareQuestion, ordinalIn, questionsIn } from './understand.js';
import { placeNames } from './where.js';
import { stemFor } from './stems.js';
import { wishIn } from './wish.js';

/** Goes on with another wish: "with long sleeves", "is there one with pockets", "not the puffer". */
const refining =
  /^(?:(?:and|but|or|ok|okay|maybe|just|only|also)\b[ ,]*)*(?:with|without|in|not|no|for|near|something|anything|another)\b(?! (?:what|which)\b)|\b(?:ones?|something|anything|another|others?|some|more|else)\b(?: \w+){0,2} (?:with|without|that|for|in|made|near|size)\b|\b(?:any|else|another|instead|more formal|more casual)\b(?! (?:stains?|holes?|marks?|tears?|damage|flaws?|pockets?|smell|spots?|defects?|rips?|scuffs?)\b)|\b(?:i need|i want|looking for|show me|do you (?:also |still )?have (?:it|them|one|that|this|any|a)\b|find)\b/;

const opening = String.raw`^(?:(?:and|so|ok|okay|but|hmm|wait|oh|thanks|thank you|great|cool|nice|hey|yes|well)\b[ ,.!:]*)*`;

/** The one that is asked about comes first: "the boots, are they leather?", "the red one whats it filled with". */
const naming = new RegExp(
  String.raw`${opening}(?:the|that|this) [^,?.!]+?[,:]? (?=(?:what'?s?|is|are|does|do|did|has|have|was|were|can|how|where|who|when|which|any)\b)`,
);

/** Asks, and does not wish. */
const isQuestion = new RegExp(
  String.raw`${opening}(?:me )?(?:does|do|did|is|are|was|were|has|have|had|can|could|will|would|may|should|what'?s?|which|how|where|when|who|whose|any|with what|in what|of what)\b`,
);

const pointing =
  /\b(?:it|its|it's|that|this|they|them|their|those|these|the (?:first|second|third|fourth|last|other))\b/;

/** The other one of two. */
const otherOne = /\bthe other(?: one)?\b(?! (?:colou?rs?|sizes?|ones)\b)/;

/** The longest question that names nothing but an aspect, in words: "what color", "size?". */
const fewWords = 4;

/** What a message asks about donations that were shown; undefined where it asks for none of them. */
export function itemQuestionIn(message: string, intent: Intent, before: Conversation): AboutIntent | undefined {
  if (before.shown.length === 0 || intent.kind === 'care') return undefined;
  const isOther = otherOne.test(message);
  if (intent.kind === 'find' && intent.others && !isOther) return undefined;
  const text = message.replace(naming, '');
  if (refining.test(text) && !(text === message ? false : isQuestion.test(text))) return undefined;
  const named = namedAmong(message, before.titles);
  const which = ordinalIn(message) ?? named;
  const points = which !== undefined || isOther || text !== message || pointing.test(text);
  const aspects = aspectsIn(text);
  const questions = questionsIn(text).filter(
    (question) => aspects.length === 0 || (question !== 'more' && question !== 'how'),
  );
  const isAsked = text.split(/[.,;!?]/).some((part) => isQuestion.test(part.trim()));
  const isFew = message.split(' ').length <= fewWords;
  const isOfHandOver = aspects.some((aspect) => aspect.isOfHandOver);
  const isAboutThem =
    aspects.length > 0
      ? isOfHandOver || ((isAsked || isFew) && (points || !namesOther(text)))
      : questions.length > 0 && (points || (isFew && !namesOther(text)));
  const isNamed = text !== message && named !== undefined && isAsked;
  if (!isAboutThem && !isNamed && !(questions.length > 0 && isBareQuestion(text))) return undefined;
  if (aspects.length === 0 && intent.kind === 'topic' && which === undefined) return undefined;
  // "Do you have coats with a hood" asks for coats.
  const isOfOthers = namesOther(text) || !namesFeature(text);
  if (/\b(?:do you|have you|is there|are there)\b/.test(text) && !points && isOfOthers) return undefined;
  const from = questions.includes('place') && /\bhow far\b/.test(text) ? { from: placeNames(text) } : {};
  const [question = 'detail', ...also] = [...questions, ...(aspects.length > 0 ? (['detail'] as const) : [])];
  const words = isNamed && !isAboutThem ? wordsIn(text) : undefined;
  return { kind: 'about', which, question, also, aspects, isOther, words, ...from };
}

/** What a question is about in words that are no aspect: of each, the stems that say it. */
export function wordsIn(text: string): readonly (readonly string[])[] {
  const { things, colors, materials, purposes, audience, unknown } = wishIn(text);
  const names = [...things, ...colors, ...materials, ...purposes, ...audience];
  return [...names.map(({ entry }) => [...entry.names, ...entry.related]), ...unknown.map((word) => [stemFor(word)])];
}

/** Whether a garment is named, which need not be one that was shown. */
function namesOther(text: string): boolean {
  return wishIn(text).things.length > 0;
}
