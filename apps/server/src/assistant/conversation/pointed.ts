import { aspectsIn } from '../wishes/aspects.js';
import type { AboutIntent, Question } from '../understand/intent.js';
import { ordinalIn, questionsIn } from '../understand/understand.js';
import { asksDistance, placeSaid } from '../understand/where.js';
import { isChoosing } from './amongShown.js';
import type { Conversation } from './conversation.js';
import { describedWords, isNamedByColor, namedWords, pointsAt, saysOne } from './described.js';
import { eachNamed, isOfBoth, mostNamed, namedAmong } from './shownOnes.js';

/** How a message begins before what it says. */
export const opening = String.raw`^(?:(?:and|so|ok|okay|but|hmm|wait|oh|thanks|thank you|thx|great|cool|nice|hey|yes|well|perfect|good|vale)\b[ ,.!:]*)*`;

/** The one that is asked about comes first: "the boots, are they leather?", "the red one whats it filled with". */
const naming = new RegExp(
  String.raw`${opening}(?:go )?(?:back to )?(?:the|that|this) [^,?.!:]+?[,:]? (?=(?:what'?s?|is|are|does|do|did|has|have|was|were|can|could|would|will|how|where|who|when|which|any)\b)`,
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

/** "Can you tell him that I will come on Monday?" */
const passingOn =
  /\b(?:can|could|will|would) you (?:please |just )?(?:tell|ask|let|message|write|notify) (?:him|her|them|the \w+)\b/;

/** A message that may be about some of those that were shown. */
export interface Pointed {
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
  isBoth: boolean;
  isNamed: boolean;
  isPointing: boolean;
  isAsking: boolean;
  isOfHandOver: boolean;
}

/** What a message says of those that were shown. */
export function readPointed(message: string, before: Conversation): Pointed {
  const text = message.replace(naming, '');
  const isNamed = text !== message;
  const isOther = otherOne.test(message);
  const isAsking = asks(text);
  // To pass something on to its donor is no property of it.
  const aspects = passingOn.test(text) ? [] : aspectsIn(text, isAsking && !isNamedByColor(message));
  // A place is no name of what is there: "how far from the Castro".
  const said = pointingIn(message, before);
  const place = asksDistance(text) ? textWithout(said, placeSaid(text)) : said;
  const several = eachNamed(place, before) ?? firstShown(message, before);
  const isBoth = several === undefined && isOfBoth(message);
  const which = several || isBoth ? undefined : (ordinalIn(said) ?? namedAmong(place, before.titles, true));
  const ids = several ?? (which === undefined && !isOther && !isBoth ? seenIn(place, before) : undefined);
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
    isBoth,
    isNamed,
    isPointing:
      which !== undefined ||
      ids !== undefined ||
      isOther ||
      isBoth ||
      isNamed ||
      pointsAt(text) ||
      (isAsking && /\bthe\b/.test(text)),
    isAsking,
    isOfHandOver: aspects.some((aspect) => aspect.isOfHandOver),
  };
}

/** Which of those that were shown a message means. */
export type Reference = Pick<
  AboutIntent,
  'which' | 'ids' | 'isOther' | 'isBoth' | 'isAny' | 'described' | 'named' | 'isOneOf' | 'orElse'
>;

/** Those that it means. */
export function referenceOf({ message, text, which, ids, isOther, isBoth }: Pointed): Reference {
  const isMeant = which !== undefined || ids !== undefined || isOther || isBoth;
  const described = isMeant ? [] : describedWords(message);
  const named =
    which !== undefined || ids !== undefined || isOther || isBoth || asksDistance(message)
      ? undefined
      : namedWords(message);
  return {
    which,
    ids,
    isOther,
    isBoth,
    isAny: described.length > 0 || named !== undefined || isChoosing(text),
    described,
    named,
    isOneOf: named !== undefined && saysOne(message),
  };
}

const textWithout = (text: string, part: string | undefined) => (part ? text.replace(part, ' ') : text);

/** Whether a part of a message asks. */
const asks = (text: string) =>
  askingWithin.test(text) || text.split(/[.,:;!?]/).some((part) => asking.test(part.trim()));

/** The sentences of a message that say which one is meant: those that ask, where the others name none. */
function pointingIn(message: string, { one }: Conversation): string {
  const sentences = message.split(/(?<=[.!?]) +/);
  const isAsking = (sentence: string) => asks(sentence) || questionsIn(sentence).length > 0;
  const asked = sentences.filter(isAsking).join(' ');
  const isNamed = (text: string) => ordinalIn(text) !== undefined || namedWords(text) !== undefined;
  if (asked === '' || asked === message) return message;
  const told = sentences.filter((sentence) => !isAsking(sentence)).join(' ');
  if (isNamed(asked) || (one !== undefined && !isNamed(told))) return asked;
  // "The cardigan looks good. Is it wool?": not whatever is called a wool coat.
  return isNamed(told) && pointsAt(asked) ? told : message;
}

/** Of those of the last list, the one that was shown before all others: "the first ones" of two lists of boots. */
function firstShown(text: string, { seen, titles }: Conversation): number[] | undefined {
  const first = /\bthe first ones\b/.test(text)
    ? seen.find(({ id }) => titles.some((one) => one.id === id))
    : undefined;
  return first && [first.id];
}

/** Donations of any list so far that a message names, where the one that was spoken of last is none of them. */
function seenIn(text: string, { seen, one }: Conversation): number[] | undefined {
  const ids = mostNamed(text, seen).map(({ id }) => id);
  return ids.length === 0 || ids.length > mostAlike || ids.includes(one ?? 0) ? undefined : ids;
}

/** The most donations that are named alike. */
const mostAlike = 2;
