import type { AboutIntent, Intent } from '../understand/intent.js';
import { isOfGiver } from '../understand/meanings.js';
import { isEmptyWish, isSureWish, wishIn } from '../wishes/wish.js';

/** Begins a question or a wish, in English or Spanish. */
const asking = String.raw`(?:(?:and|but|so|also|then|ok|okay|well|right|cool|great|nice|yes|no|sure|haha|lol|thanks|y|pero|entonces|bueno|tambi[eé]n)\b\W*)*\W*(?:how (?:do|does|did|can|could|would|should|will|is|are|was|much|many|long|far|big|old|soon|fast|quick|often|to|about)|what(?! an?\b)|where|who|when|which|can|could|may|should|do|does|did|is|are|was|has|have|will|any|anything|c[oó]mo|qu[eé]|cu[aá]l|d[oó]nde|en d[oó]nde|cu[aá]ndo|cu[aá]nto|qui[eé]n|puedo|puede|hay|no hay|habr[aá]|no habr[aá]|es|est[aá]n?|son|tienen?|tienes|tengo (?:que|q)|hay que|debo|algo m[aá]s|something|i need|i want|i'?m looking|looking for|show me|busco|necesito|quiero)\b`;

/** "Es gratis." says what "es gratis?" asks. */
const isSaid = /^(?:(?:ok|y|pero|entonces|bueno)\b\W*)*(?:es|son|est[aá]n?)\b.*\.\s*$/iu;

/** Tells more of what was named: "the coat is for a girl". */
const isTold = /^(?:the|my|our|this|that|these|those|he|she|they|it|el|la|los|las|mi|es)\b/i;

const isAsking = new RegExp(
  String.raw`^${asking}|\?\W*$|\b(?:d[oó]nde (?:queda|est[aá]|es)|where is it|where at|what size)\W*$`,
  'iu',
);

/** Where another question may begin. */
const between = new RegExp(
  String.raw`(?<=[.?!])\s+|(?:,?\s+(?:and|plus|y)|,\s+(?:also|adem[aá]s))\s+(?=${asking})|,\s+(?=(?:is|are|do|does|can|may|how|where|who|when) (?:it|i|they|this|that|there|you|do|can|much)\b|(?:no )?(?:hay|habr[aá]|tienen|tienes|tendr[aá]n|es|son|est[aá]n?|(?:l[aeo]s? )?puedo|c[oó]mo|cu[aá]nto|d[oó]nde|qui[eé]n)\b)`,
  'iu',
);

/** The most questions that are told apart: of more, the message is read as a whole. */
const most = 4;

/** The longest message of which each question is answered, in characters: a story is read as a whole. */
const longest = 300;

/** A question of a message, and the same with what is said around it. */
export interface Asked {
  alone: string;
  whole: string;
}

/**
 * The questions of a message; none where it asks nothing.
 * @param isFirst Whether nothing was shown before: then a thing that is named is wished for, without a question
 */
export function questionsOf(message: string, isFirst: boolean): Asked[] {
  if (message.length > longest) return [];
  const asked: Asked[] = [];
  let said = '';
  for (const part of message.split(between)) {
    const asks =
      (isAsking.test(part.trim()) && !isSaid.test(part)) ||
      (isFirst && !isTold.test(part) && wishIn(part).things.length > 0);
    const last = asked.at(-1);
    if (asks) {
      asked.push({ alone: part, whole: said + part });
      said = '';
    } else if (last) last.whole += ` ${part}`;
    else said += `${part} `;
  }
  return asked.length > most ? [] : asked;
}

/** The first two questions one behind the other; undefined where one answer holds them both. */
export function inTurn([first, second]: readonly Intent[], whole: Intent): Intent | undefined {
  if (!first || !second || !areApart(first, second, whole)) return undefined;
  return { ...first, besides: first.kind === 'about' ? ofSame(first, second) : second } as Intent;
}

/** A question that says not of which donation it is, of the one that was asked about before it. */
export function ofSame(
  { which, ids, described, named, isAny, isOneOf, isOther, isBoth }: AboutIntent,
  besides: Intent,
): Intent {
  if (besides.kind !== 'about') return besides;
  return refers(besides)
    ? besides
    : { ...besides, which, ids, described: described ?? [], named, isAny, isOneOf: isOneOf ?? false, isOther, isBoth };
}

/** Whether a question says of which donation it is. */
export const refers = ({ which, ids, named, described = [] }: AboutIntent) =>
  which !== undefined || ids !== undefined || named !== undefined || described.length > 0;

/** What a question says of which donation it is, to be compared. */
const referenceIn = ({ which, ids, named, described }: AboutIntent) => JSON.stringify([which, ids, named, described]);

/** Whether two questions of a message are answered one behind the other, because the answer to the whole holds not both. */
function areApart(one: Intent, other: Intent, whole: Intent): boolean {
  if (!isCertain(one) || !isCertain(other)) return false;
  if (one.kind === 'topic' && other.kind === 'topic') return one.topic !== other.topic;
  if (one.kind === 'about' && other.kind === 'about') {
    const held = whole.kind === 'about' ? [whole.question, ...(whole.also ?? [])] : [];
    const isHeld = ({ question }: AboutIntent) =>
      held.includes(question) || question === 'detail' || question === 'more';
    const isOfTwo = refers(one) && refers(other) && referenceIn(one) !== referenceIn(other);
    return isOfTwo || !isHeld(one) || !isHeld(other) || (one.most !== undefined) !== (other.most !== undefined);
  }
  // "Do you have gloves, and which size are they?": nobody knows yet what is found.
  if (one.kind === 'find' && other.kind === 'about' && !refers(other)) return false;
  // What somebody gives is not looked for.
  const isGiving = [one, other].some((intent) => intent.kind === 'topic' && isOfGiver(intent.topic));
  return one.kind !== other.kind && !(isGiving && [one, other].some(({ kind }) => kind === 'find'));
}

/** Whether it is known what a question asks for. */
export function isCertain(intent: Intent): boolean {
  if (intent.kind === 'topic') return !unasked.has(intent.topic);
  if (intent.kind === 'find') return intent.wishes.some(intent.others ? (wish) => !isEmptyWish(wish) : isSureWish);
  return intent.kind === 'about';
}

/** Topics that nobody asks for beside a question. */
const unasked: ReadonlySet<string> = new Set(['thanks', 'bye', 'smallTalk', 'rude', 'otherSize', 'refuse', 'apology']);
