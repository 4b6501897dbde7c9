import { LRUCache } from 'lru-cache';
import { crisisIn } from '../crisis/crisis.js';
import { languageAsked, languageOf, plain, type Language } from '../language/language.js';
import type { Topic } from '../topics/topic.js';
import { asking } from '../topics/openings.js';
import { topicOf } from '../topics/topics.js';
import type { AboutIntent, FindIntent, Intent } from '../understand/intent.js';
import { isOfGiver, meantBy, type Situation } from '../understand/meanings.js';
import { isBareQuestion, ordinalIn, questionIn, understand } from '../understand/understand.js';
import { isSureWish } from '../wishes/wish.js';
import { asksForOrder } from './amongShown.js';
import { inTurn, isCertain, ofSame, questionsOf, refers, type Asked } from './asked.js';
import { thanksFirst, withoutTheirSize } from './besides.js';
import { byMeaning } from './byMeaning.js';
import { withAgeOf } from './childMeant.js';
import { anyChoice, choiceOf } from './choices.js';
import type { Conversation } from './conversation.js';
import { anythingElse, elseAround, elseInSize, forSelf } from './elseWanted.js';
import { earlierFind } from './earlierFinds.js';
import { bareQuestion, carried, inAnyLook, inSize, isFollowUp, saysSame } from './followUps.js';
import { framedWish } from './frames.js';
import { asksSameDonor, detailAsked, itemQuestionIn, saysForWhom } from './itemQuestions.js';
import { inNextSize, inOtherSizes, sizeBeside } from './otherSizes.js';
import { namedAmong } from './shownOnes.js';
import { afterStartingOver } from './startOver.js';

/** The language of a message, or where it tells none, of those before it. */
export function languageIn(message: string, before: Conversation): Language {
  return languageAsked(message) ?? crisisIn(message)?.language ?? languageOf(message) ?? before.language;
}

/** What messages asked for: an answer and its suggestions read the same message. */
const readLately = new LRUCache<string, { before: Conversation; intent: Intent }>({ max: 100 });

/** What a message asks for, after all that was said before. */
export function inContext(message: string, before: Conversation): Intent {
  const known = readLately.get(message);
  if (known?.before === before) return known.intent;
  const intent = intentOf(message, before);
  readLately.set(message, { before, intent });
  return intent;
}

function intentOf(message: string, before: Conversation): Intent {
  const whole = oneIntentOf(message, before);
  if (whole.kind === 'care') return whole;
  const again = before.find && afterStartingOver(message);
  if (again === '') return { kind: 'greeting' };
  if (again !== undefined) return intentOf(again, forgotten(before));
  const questions = questionsOf(message, before.shown.length === 0);
  const [first, second] = questions;
  if (!second && first?.alone === first?.whole) return whole;
  const language = languageIn(message, before);
  const spoken = language === before.language ? before : { ...before, language };
  const asked = questions.map((question) => askedIn(question, spoken));
  const [only, other] = asked;
  if (only && !other) return isOfAnother(only, whole, questions[0], before) ? only : whole;
  return inTurn(asked, whole) ?? whole;
}

/** A conversation of which nothing counts but its language. */
const forgotten = (before: Conversation): Conversation => ({
  ...before,
  find: undefined,
  shown: [],
  titles: [],
  seen: [],
  one: undefined,
  choices: [],
});

/** Whether a text asks for donations without what was said before it. */
function isWishByItself(text: string, language: Language): boolean {
  const intent = understand(text, language);
  return intent.kind === 'find' && (intent.others !== undefined || intent.wishes.some(isSureWish));
}

/** What a question asks for: where it wishes for something, with what is said around it. */
function askedIn({ alone, whole }: Asked, before: Conversation): Intent {
  const intent = oneIntentOf(alone, before);
  const isSite = intent.kind !== 'find' && intent.kind !== 'about' && isCertain(intent);
  const isSaid = alone === whole ? intent.kind !== 'find' : intent.kind === 'about' && refers(intent);
  if (isSite || isSaid) return intent;
  const around = alone === whole ? intent : oneIntentOf(whole, before);
  // What only goes on with a search is no question of its own.
  const isCarriedOn = intent.kind === 'find' && !isWishByItself(alone, before.language);
  if (isCarriedOn) return around.kind === 'find' ? { kind: 'unknown' } : around;
  if (intent.kind === 'find' && around.kind === 'about') return intent;
  // "The bomber could work. Is it warm?" says before it which one.
  if (intent.kind !== 'about' || refers(intent)) return intent.kind === 'about' ? intent : around;
  return around.kind === 'about' && refers(around) ? ofSame(around, intent) : intent;
}

/** Whether a question, read without the statement before it, has another intent than the whole message. */
function isOfAnother(alone: Intent, whole: Intent, question: Asked | undefined, { one }: Conversation): boolean {
  if (question?.alone === question?.whole) return false;
  if (alone.kind === 'about' && whole.kind === 'about') return refers(alone);
  const isAbout = alone.kind === 'about' && (one !== undefined || refers(alone));
  if (whole.kind === 'find') return alone.kind === 'topic' || isAbout;
  return whole.kind === 'about' && alone.kind === 'find' && alone.wishes.some(({ things }) => things.length > 0);
}

function oneIntentOf(message: string, before: Conversation): Intent {
  const intent = fromPlaceOf(wholeInContext(message, before), before);
  if (intent.kind !== 'topic' || !isKind(intent.topic)) return intent;
  // "Thank you! When is good?", "You are very kind. And a scarf, perhaps?"
  const behind = message.replace(thanksFirst, '');
  const rest = behind === message ? message.replace(firstSentence, '') : behind;
  if (rest === message || rest === '') return intent;
  const asked = wholeInContext(rest, before);
  const isWish = isWishByItself(rest, languageIn(message, before));
  if (asked.kind === 'find' && asked.wishes.some(isSureWish) && isWish) return { ...asked, isThanked: true };
  return asked.kind === 'about' || (asked.kind === 'topic' && asked.topic !== 'bye') ? asked : intent;
}

/** Where something is, is told from the place around which one looked. */
function fromPlaceOf(intent: Intent, { find, from }: Conversation): Intent {
  if (intent.kind !== 'about' || ![intent.question, ...(intent.also ?? [])].includes('place')) return intent;
  const known = from.length > 0 ? from : (find?.places.filter(({ isNamed }) => isNamed) ?? []);
  return known.length === 0 ? intent : { ...intent, from: [...(intent.from ?? []), ...known] };
}

const isKind = (topic: Topic) => topic === 'thanks' || topic === 'smallTalk';

const firstSentence = /^[^.!?]{1,200}[.!?]+\s+/;

function wholeInContext(message: string, before: Conversation): Intent {
  // A need is read in the whole message, also where it says whose something is.
  const patterned = byPatterns(crisisIn(message) ? message : withoutTheirSize(message), before);
  if (patterned.kind === 'care' || languageAsked(message)) return patterned;
  const language = languageIn(message, before);
  return byMeaning(meantBy(message, language, situationOf(before)), {
    patterned,
    text: plain(message, language),
    before,
    readAs: (other) => byPatterns(other, before),
  });
}

const situationOf = ({ asked, shown }: Conversation): Situation => ({
  isGiving: asked.kind === 'topic' && (isOfGiver(asked.topic) || asked.topic === 'onlyClothes'),
  hasShown: shown.length > 0,
});

/** The intent that the patterns read in a message; `isSearch` where it is no question about a donation. */
function byPatterns(message: string, before: Conversation, isSearch = false): Intent {
  const language = languageIn(message, before);
  const asWritten = plain(message, language);
  const first = understand(message, language);
  if (first.kind === 'care') return first;
  if (languageAsked(message)) return before.asked;
  const text = withAgeOf(asWritten, before);
  const said = text.replaceAll(saysSame, ' ').replace(noneOfThem, 'not $1');
  const intent = before.find && said !== asWritten ? understand(said, 'en') : first;
  if (first.kind === 'find' && isAlsoGiven(text, before)) return { kind: 'topic', topic: 'onlyClothes' };
  if (first.kind === 'find' && situationOf(before).isGiving && saysFlaw.test(text)) {
    return { kind: 'topic', topic: 'condition' };
  }
  // A giver asks who gets a donation, not who may ask for one.
  if (first.kind === 'topic' && first.topic === 'whoMayAsk' && situationOf(before).isGiving) {
    return { kind: 'topic', topic: 'choosing' };
  }
  const { asked: last } = before;
  const isHelp = last.kind === 'topic' && !isKind(last.topic) && last.topic !== 'bye';
  if (isHelp && before.shown.length === 0 && findsNot.test(text)) return { ...last, isMissed: true };
  if (last.kind === 'find' && there.test(text)) return { ...last, isSure: true };
  const asksForRoof = before.needs.length > 0 && placeToGo.test(text) && !pickingUp.test(text);
  if (asksForRoof) return { kind: 'care', needs: before.needs, find: undefined };
  const earlier = earlierFind(text, before);
  if (earlier) return earlier;
  const chosen = choiceOf(text, before.choices);
  if (chosen !== undefined && before.find) {
    const { find } = before;
    const place = { name: chosen.toLowerCase(), isNamed: true };
    return { ...find, places: [place, ...find.places], eachPlace: undefined, isSure: true };
  }
  if (before.choices.length > 0 && before.find && anyChoice.test(text)) {
    return { ...before.find, eachPlace: before.choices, isSure: true };
  }
  const number = /^(?:#|no\.? ?|number )?([1-4])\W*$/.exec(text)?.[1];
  if (number !== undefined && Number(number) <= before.shown.length) {
    return { kind: 'about', which: Number(number) - 1, question: 'more' };
  }
  const same = before.find && (sizeBeside(text, before.find) ?? inAnyLook(text, before.find));
  if (same) return same;
  const inner = before.find && !asksSameDonor(text) && !asksForOrder(text) ? framedWish(text) : undefined;
  const framed = before.find && inner !== undefined ? insideFrame(text, inner, before.find, before) : undefined;
  if (framed && framed.kind !== 'unknown') return framed;
  const nextSize = before.find && inNextSize(text, before.find, before);
  if (nextSize) return nextSize;
  const elsewhere = before.find && (elseAround(text, before.find) ?? elseInSize(text, before.find));
  if (elsewhere) return elsewhere;
  const asked = isSearch ? undefined : itemQuestionIn(text, intent, before);
  if (asked?.orElse) {
    const orElse = byPatterns(message, before, true);
    // A word that is neither a title nor a wish belongs to a question about what was shown: "is the donor a smoker".
    return isUnsure(orElse) ? { ...asked, named: undefined, isAny: false, orElse: undefined } : { ...asked, orElse };
  }
  if (asked) return asked;
  const named = questionNaming(text, intent, before);
  if (named) return named;
  const otherSize = before.find && inOtherSizes(text, before.find, before);
  if (otherSize) return otherSize;
  const resized = before.find && inSize(text, before.find);
  if (resized) return resized;
  const more = before.find && (anythingElse(text, intent, before.find) ?? forSelf(text, before.find));
  if (more) return more;
  const topic = intent.kind === 'about' && before.shown.length === 0 ? topicWithout(intent, text) : undefined;
  if (topic) return { kind: 'topic', topic };
  if (before.shown.length > 0 && isAboutShown(text, intent, before)) {
    const detail = detailAsked(text, before);
    // Of how to wash something, the site may say more.
    return asksCare.test(text) ? { ...detail, aspects: [] } : detail;
  }
  if (intent.kind !== 'find' || !before.find) return intent;
  if (!isFollowUp(text, intent, before.find)) return bareQuestion.test(text) ? { ...intent, isSure: true } : intent;
  return goneOn(text, intent, before.find, before);
}

/** Whether nothing is known of what a message asks for. */
const isUnsure = (intent: Intent) =>
  intent.kind === 'unknown' || (intent.kind === 'find' && !intent.isSure && !intent.wishes.some(isSureWish));

/** Does not find what a help text names: "I can't find the button". */
const findsNot =
  /^(?:(?:but|and|ok|hmm|sorry|well)\b[ ,]*)*i (?:still |just |really )*(?:can(?:'?t|not| not)|could(?:n'?t| not)|do(?:n'?t| not)|did(?:n'?t| not)) (?:find|see|understand|get)(?: (?:it|that|this|how|where|any|the \w+|my \w+|(?:the|a|any|that) (?:\w+ )?(?:button|link|page|menu|option|place))){0,2}\W*$/;

/** Asks what there is at the place that was just named. */
const there =
  /^(?:(?:and|so|ok|is there|are there|do you have|have you got|got)\b[ ,]*)*(?:anything|something|any|what)(?: at all| (?:is|do you have))? (?:(?:near|around|close to) )?there\W*$/;

/** What was looked for before, with what a message says inside a frame. */
function insideFrame(text: string, inner: string, find: FindIntent, before: Conversation): Intent {
  const resized = inSize(inner, find);
  if (resized) return resized;
  const intent = understand(inner, 'en');
  return intent.kind === 'find' ? goneOn(text, intent, find, before) : intent;
}

/** What was looked for before, with what a message says. */
function goneOn(text: string, intent: FindIntent, find: FindIntent, before: Conversation): FindIntent {
  const kept = before.isFruitless && /\b(?:something|anything)\b/.test(text) ? withoutThings(find) : find;
  const going = withPlaceAsked(carried(text, intent, kept), before);
  // Who does not choose is shown each of the places, and not asked again.
  const isUnchosen = before.choices.length > 0 && !intent.places.some(({ isNamed }) => isNamed);
  return isUnchosen ? { ...going, eachPlace: before.choices } : going;
}

/** What is asked by somebody who gives. */
const giving: ReadonlySet<Topic> = new Set(['donate', 'condition', 'bundle', 'onlyClothes']);

/** Whether another thing is named in a word or two by who gives: "and shoes also?" */
const isAlsoGiven = (text: string, { find, asked }: Conversation) =>
  find === undefined &&
  asked.kind === 'topic' &&
  giving.has(asked.topic) &&
  /^(?:and |also |what about |how about )+(?:\w+ ){0,1}\w+(?: (?:also|too|and))?\W*$/.test(text);

/** What may be wrong with what is given: "and a coat with a broken zipper?" */
const saysFlaw =
  /^(?!.*\b(?:looking for|i need|do you have)\b).*\b(?:broken|stain\w*|holes?|torn|ripped|missing|damaged|faded|worn|used|dirty|pilled|smells?|old)\b/;

/** Asks for a roof, where help was named before. */
const placeToGo = /\b(?:place|places|somewhere|where)\b(?: \w+){0,4} (?:go|sleep|stay|spend the night)\b|\bshelters?\b/;

/** Asks where to fetch a donation. */
const pickingUp = /\b(?:pick|collect|fetch|get) (?:it|them|this|that|the|those)\b/;

/** Of what was looked for in vain, for whom it is. */
function withoutThings(find: FindIntent): FindIntent {
  return {
    ...find,
    wishes: find.wishes.slice(0, 1).map((wish) => ({ ...wish, things: [], purposes: [], unknown: [] })),
  };
}

/** Closer to the place from where it was asked how far something is, where no other is named. */
function withPlaceAsked(find: FindIntent, { from }: Conversation): FindIntent {
  const isPlaced = find.places.some(({ isNamed }) => isNamed);
  return find.others === 'closer' && !isPlaced && from.length > 0 ? { ...find, places: from } : find;
}

/** A question about one that was shown, which is named by its words or is the only one. */
function questionNaming(text: string, intent: Intent, before: Conversation): AboutIntent | undefined {
  const question = questionIn(text);
  if (question === undefined || before.shown.length === 0 || intent.kind === 'topic') return undefined;
  if (ordinalIn(text) !== undefined) return undefined;
  const which = namedAmong(text, before.titles);
  const from = intent.kind === 'about' && intent.from ? { from: intent.from } : {};
  if (which !== undefined && intent.kind !== 'unknown') return { kind: 'about', which, question, ...from };
  return isBareQuestion(text) ? { kind: 'about', which, question } : undefined;
}

/** Whether a message asks if something that was shown is so, and names no other thing. */
function isAboutShown(text: string, intent: Intent, { one }: Conversation): boolean {
  if (asksCare.test(text)) return true;
  if (saysForWhom(text) || (!asksDetail.test(text) && !(one !== undefined && saysNoSubject.test(text)))) return false;
  if (intent.kind === 'topic') return intent.topic === 'condition';
  if (intent.kind === 'about') return intent.question === 'more';
  return (
    intent.kind === 'unknown' ||
    (intent.kind === 'find' && intent.wishes.every(({ things }) => things.length === 0 || !asking.test(text)))
  );
}

/** The same as Spanish says it of the last one that was spoken of: "¿es de cuero?". */
const saysNoSubject = /^(?:is|are) (?:with |of |for |very )?\w+(?: \w+)?[?.!]*$/;

/** What a question about a donation is about where none was shown. */
function topicWithout({ question }: AboutIntent, text: string): Topic | undefined {
  return topicOf(text) ?? (question === 'place' ? 'noShop' : question === 'donor' ? 'operator' : undefined);
}

/** Refuses what may be among those that were shown: "no cardigans". */
const noneOfThem = /^(?:but |and |please )?no (\p{L}+)(?=[.!]?$| please)/u;

/** Asks how something that was shown is cared for. */
const asksCare =
  /^(?:and |but |so |ok )*(?:can|could|may|should|do|must|how do|how should|how can) (?:i|you|we|one) (?:have to |need to |just )?(?:(?:machine|hand|dry|tumble)[ -]?)?(?:wash|clean|dry|iron|bleach) (?:it|them|that|this|these|those|the \w+)\b|^(?:and |is |are )?(?:it |they |that )?(?:machine|hand)[ -]?wash\w*\W*$/;

/** Asks whether something that was shown is so. */
const asksDetail =
  /^(?:and |but |so |ok |hmm )*(?:(?:is|are|was|does|do|has|have|can|will) |(?:what|which) (?:color|colour|material|fabric|brand|style|kind|condition) (?:is|are|does) |what (?:is|are) )(?:it|they|this|that|these|those|the (?:first|second|third|fourth|last)(?: one)?|this one|that one)\b(?! (?:site|website|page|app|work|possible|safe|free|fre|cost|ok|okay|allowed|true|closest|nearest))/;
