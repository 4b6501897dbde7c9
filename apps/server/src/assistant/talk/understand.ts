import { stemWord, splitWords } from '@clothesline/api-client/search';
import { withEnglishNames } from '../../store/search/spanishNames.js';
import { readCrisis, type Crisis, type Need } from '../crisis/crisis.js';
import type { Language } from '../language/language.js';
import type { Question } from '../topics/topics.js';
import { isEmpty, isTalk, readChildSizes, readWish, readWishes, type Wish } from '../wish/wish.js';
import type {
  CareIntent,
  Conversation,
  FindIntent,
  Intent,
  ItemIntent,
  Order,
  QuestionsIntent,
  Search,
  ShownItem,
  TopicIntent,
} from './conversation.js';
import { ordinals, readFixed, readFixedTopic } from './fixed.js';
import {
  asks,
  beginsWithPhrase,
  chooseLanguage,
  hasPhrase,
  isChange,
  isOnlyPhrases,
  likeness,
  rankInConversation,
  readMessage,
  readNumber,
  readPlainWords,
  type Message,
} from './message.js';
import { isCourtesy, isWishOrQuestion, readParts, withoutAsides } from './parts.js';
import { find, isGiving, newSearch, pointAtWearer, readNewMessage, readOthers } from './request.js';

/** The request of a message, after all messages before it. A need comes before all else. */
export function understand(text: string, before: Conversation): Intent {
  const crisis = readCrisis(text);
  const language = chooseLanguage(text, before);
  if (crisis) return readNeed(crisis, readNumber(readMessage(text, language), before), before);
  const asked = withoutAsides(text, language);
  const ranked = rank(readNumber(readMessage(asked, language), before), before);
  const intent = readOne(asked, ranked, before);
  if (!mayHaveParts(intent)) return intent;
  const parts = readParts(asked, language).map((part) => rank(part, before));
  const beside = readWishBeside(parts, language, before);
  if (beside || intent.kind === 'find') return beside ?? intent;
  return readQuestions(parts, choosePointed(ranked, before), before) ?? intent;
}

/** A need, and the clothes that are wished for in the rest of the message. */
function readNeed({ needs, rest }: Crisis, message: Message, before: Conversation): CareIntent {
  const english = withEnglishNames(rest);
  const wish = readWish(english);
  const isClothes = wish.details.length > 0 || hasPhrase('clothes for', readPlainWords(rest));
  const isSized = wish.sizes.length > 0;
  // "Lost everything in a fire, 3 kids: 2, 5, 9".
  const isLacking = isSized && (hasPhrase('lacking', message.words) || needs.every((need) => ofHome.has(need)));
  const isWished = wish.things.length > 0 || (wish.whom.length > 0 && isClothes) || isLacking;
  if (!isWished && !isSized) return { kind: 'care', needs };
  const search = newSearch({ ...message, wish }, before, true);
  return { kind: 'care', needs, wish: findEach(readWishes(english, wish), search), isKept: !isWished };
}

/** Needs of people without a home. */
const ofHome: ReadonlySet<Need> = new Set(['shelter', 'cold']);

const mayHaveParts = (intent: Intent) =>
  intent.kind === 'topic' ? !alone.has(intent.topic) : ['find', 'item', 'unclear'].includes(intent.kind);

/** A wish and a question about the site in one message: "I need a coat, is it free?" */
function readWishBeside(
  parts: readonly Message[],
  language: Language,
  before: Conversation,
): QuestionsIntent | undefined {
  const asked = parts.map((part) => readClearQuestion(part, before));
  const topic = asked.find((one) => one?.kind === 'topic');
  const rest = parts.filter((_, at) => asked[at]?.kind !== 'topic').map(({ text }) => text);
  if (!topic || rest.length === 0) return undefined;
  const message = rank(readNumber(readMessage(rest.join(' '), language), before), before);
  if (!isWishOrQuestion(message) || isEmpty(message.wish) || isGiving(message)) return undefined;
  const intent = readSearches(message, before);
  return intent.kind === 'find' ? { kind: 'questions', questions: [intent, topic] } : undefined;
}

/** Topics beside which nothing else is answered. */
const alone: ReadonlySet<string> = new Set(['report', 'refuse', 'loss']);

const rank = (message: Message, before: Conversation): Message => ({
  ...message,
  meanings: rankInConversation(message.meanings, before),
});

const readOne = (text: string, message: Message, before: Conversation): Intent =>
  readFixed(text, message, before) ?? readSearches(message, before);

/** The questions of the parts of a message, if two or more of them clearly ask something else each. */
function readQuestions(
  parts: readonly Message[],
  pointed: readonly number[],
  before: Conversation,
): QuestionsIntent | undefined {
  const questions = new Map<string, TopicIntent | ItemIntent>();
  for (const part of parts) {
    const intent = readClearQuestion(part, before);
    if (intent?.kind === 'topic') questions.set(intent.topic, intent);
    if (intent?.kind !== 'item') continue;
    const which = pointed.length > 0 ? pointed : intent.which;
    questions.set(intent.question === 'how' ? 'contact' : intent.question, { ...intent, which });
  }
  return questions.size > 1 ? { kind: 'questions', questions: [...questions.values()].slice(0, 2) } : undefined;
}

/** The question that a part of a message surely asks by itself. */
function readClearQuestion(part: Message, before: Conversation): TopicIntent | ItemIntent | undefined {
  if (!asks(part)) return undefined;
  const fixed = readFixedTopic(part);
  if (fixed) return fixed;
  const intent = readOne(part.text, part, before);
  const isSure = (part.meanings[0]?.score ?? 0) >= likeness.sure;
  if (!isSure || (intent.kind !== 'topic' && intent.kind !== 'item')) return undefined;
  return intent.kind === 'topic' && isCourtesy(intent.topic) ? undefined : intent;
}

/** A request that goes on with one of several searches, or with all: "both in blue". A message may have several of its own. */
function readSearches(message: Message, before: Conversation): Intent {
  const { words, wish, wishes } = message;
  const searches = before.search ? [...before.beside, before.search] : [];
  if (searches.length > 1 && hasPhrase('both', words)) {
    const intents = searches.map(
      (search) => readOthers(message, search) ?? readNewMessage(message, { ...before, search }),
    );
    const found = intents.flatMap((intent) => (intent.kind === 'find' ? [intent.search] : []));
    const last = found.at(-1);
    if (last && found.length === searches.length) return { kind: 'find', search: last, beside: found.slice(0, -1) };
  }
  const named = searches.findLast((search) => wish.things.some((thing) => search.wish.things.includes(thing)));
  const meant = named ?? chooseSearch(words, searches);
  if (meant && meant !== named && isEmpty(wish) && words.length <= shortMessage) return find(meant);
  const intent = readInConversation(message, meant ? { ...before, search: meant } : before);
  if (intent.kind !== 'find' || wishes.length < 2 || intent.search.others) return intent;
  const own = wishes.map((one) => newSearch({ ...message, wish: one }, undefined, true).wish);
  return { ...intent, ...findEach(own, intent.search) };
}

/** A search for each wish, at the place of one. */
function findEach(wishes: readonly Wish[], search: Search): FindIntent {
  if (wishes.length < 2) return find(search);
  const [last = search, ...beside] = wishes.map((wish) => ({ ...search, wish: readChildSizes(wish) })).toReversed();
  return { ...find(last), beside: beside.toReversed() };
}

/** The search for the one of several wearers that a message means by "her" or "the oldest", with the things of the last one. */
function chooseSearch(words: readonly string[], searches: readonly Search[]): Search | undefined {
  const last = searches.at(-1);
  const isOne = searches.every(({ wish }) => wish.whom.length === 1);
  if (!last || searches.length < 2 || !isOne) return undefined;
  const all = searches.map(({ wish }) => wish);
  const at = pointAtWearer(words, {
    ...last.wish,
    whom: all.flatMap(({ whom }) => whom),
    sizes: all.flatMap(({ sizes }) => sizes.slice(0, 1)),
  });
  const meant = at === undefined ? undefined : searches[at];
  const { things, details } = last.wish;
  return meant && { ...meant, wish: { ...meant.wish, things, details } };
}

/** A request about what was shown, for others than that, or a new one. */
function readInConversation(message: Message, before: Conversation): Intent {
  const { words } = message;
  const others = before.search && readOthers(message, before.search);
  if (before.shown.length === 0) return others ?? readNewMessage(message, before);
  const isMore = others && (isOnlyPhrases('more', words) || beginsWithPhrase('reaction', words));
  const ofShown = isMore ? undefined : (readOrder(message, before) ?? readShownQuestion(message, before));
  const intent = ofShown ?? others ?? readNewMessage(message, before);
  // A question that nothing else explains is about what was shown.
  const isQuestion = asks(message);
  const isOfShown = hasPhrase('pronoun', words) || words.length <= shortMessage;
  return intent.kind === 'unclear' && isQuestion && isOfShown ? askItems('more', message, before) : intent;
}

/** Words of a short message. */
const shortMessage = 6;

/** Behind an article or pronoun stands the name of one of several: "the blue one", "el azul". */
const article = /\b(?:the|that|this|el|la|los|las|esa|ese) \p{L}/u;

const namesInTitles = ({ things, colors, details, others }: Wish) =>
  new Set([...things, ...colors, ...details, ...others].flatMap(splitWords).map(stemWord));

/** Ids of those whose titles have the most of the words; none if all have as many. */
function pointByTitle({ plain, words, wish }: Message, items: readonly ShownItem[]): number[] {
  // "Is there a blue one?" asks for another.
  if (!article.test(plain) || hasPhrase('request', words)) return [];
  const stems = namesInTitles(wish);
  const counts = items.map(({ id, title }) => {
    const titleStems = new Set(splitWords(title).map(stemWord));
    return { id, count: [...titleStems].filter((stem) => stems.has(stem)).length };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most && count > 0);
  return best.length < items.length || items.length === 1 ? best.map(({ id }) => id) : [];
}

/** Ids of the donations that a message points at: by their number, or by words of their titles; also of earlier lists. */
function choosePointed(message: Message, { shown, earlier }: Conversation): number[] {
  const numbered = ordinals.flatMap((name, at) => {
    const item = shown[at];
    return item && hasPhrase(name, message.words) ? [item.id] : [];
  });
  if (numbered.length > 0) return numbered;
  const last = shown.at(-1);
  if (last && hasPhrase('last', message.words)) return [last.id];
  const titled = pointByTitle(message, shown);
  if (titled.length > 0 || message.wish.things.length === 0) return titled;
  return isShownThing(message, shown) ? [] : pointByTitle(message, earlier);
}

const isShownThing = ({ wish }: Message, shown: readonly ShownItem[]) =>
  shown.some(({ title }) => wish.things.some((thing) => splitWords(title).map(stemWord).includes(stemWord(thing))));

const orders: readonly Order[] = ['nearest', 'largest', 'smallest', 'newest'];

/** The order that a message asks for of what was shown: "which is the nearest?" */
function readOrder({ words, wish, place }: Message, { shown }: Conversation): Intent | undefined {
  const order = orders.find((name) => hasPhrase(`order ${name}`, words));
  const isOfShown = wish.things.length === 0 && words.length <= 2 * shortMessage && shown.length > 1;
  if (order === undefined || !isOfShown) return undefined;
  return { kind: 'order', order, which: shown.map(({ id }) => id), places: place?.names ?? [] };
}

/** A question about the donations that are pointed at, else about the one that was spoken of, else about all that were shown. */
function askItems(
  question: Question,
  { wish, place }: Message,
  { shown, one }: Conversation,
  pointed: readonly number[] = [],
): ItemIntent {
  const names = [
    ...wish.others,
    ...wish.details,
    ...wish.colors,
    ...(pointed.length > 0 ? [] : wish.things),
    ...wish.whom,
  ];
  const isNamed = place?.names.some((name) => name.isNamed) === true;
  const isFar = place?.sure !== undefined || (place?.miles !== undefined && isNamed);
  return {
    kind: 'item',
    question: isFar && question === 'more' ? 'place' : question,
    which: pointed.length > 0 ? pointed : one === undefined ? shown.map(({ id }) => id) : [one],
    places: place?.names ?? [],
    words: names.flatMap((name) => name.split(' ')).filter((word) => !isTalk(word)),
    sizes: wish.sizes,
  };
}

/** The least likeness of a question about what was shown. */
function leastLikeness(isPointed: boolean, isPronoun: boolean): number {
  if (isPointed) return likeness.unlikely;
  return isPronoun ? likeness.likely : (likeness.likely + likeness.sure) / 2;
}

/** The question about shown donations that a message likely asks; undefined if it is not likely enough. */
function likelyQuestion({ meanings, words }: Message, isPointed: boolean): Question | undefined {
  const [best] = meanings;
  const found = meanings.find(({ meaning }) => meaning.startsWith('item.'));
  if (!found || !best) return undefined;
  const isPronoun = hasPhrase('pronoun', words);
  const isNearBest = found.score >= best.score * 0.8 && found.score >= likeness.perhaps;
  const isLikely =
    found === best ? found.score >= leastLikeness(isPointed, isPronoun) : (isPointed || isPronoun) && isNearBest;
  return isLikely ? (found.meaning.slice('item.'.length) as Question) : undefined;
}

const isSiteQuestion = ({ meanings: [best] }: Message) =>
  best !== undefined && !/^(?:item|more)\.|^wish$/.test(best.meaning) && best.score >= likeness.sure;

/** A question about what was shown: it points at one, or asks what is asked of donations alone. */
function readShownQuestion(message: Message, before: Conversation): Intent | undefined {
  const { text, words, wish } = message;
  const pointed = choosePointed(message, before);
  const isPointed = pointed.length > 0;
  const isSite = isSiteQuestion(message);
  const isAboutThem =
    !isSite && (hasPhrase('about them', words) || beginsWithPhrase('about them at the beginning', words));
  const isTaken = hasPhrase('take', words) || beginsWithPhrase('take at the beginning', words);
  if (isTaken && wish.things.length === 0) return askItems('how', message, before, pointed);
  // "Not the red one", "something waterproof" and "size 8" go on with the search.
  const isRefusal = wish.not.length > 0 && !text.includes('?');
  const isSomething = hasPhrase('something', words) && !isEmpty(wish) && !hasPhrase('pronoun', words);
  const isGoingOn = isSomething || (isChange(message) && !hasPhrase('pronoun', words));
  if (isRefusal || (isGoingOn && !isPointed)) return undefined;
  if (wish.sizes.length > 0 && !isPointed && !isAboutThem && !hasPhrase('fit', words)) return undefined;
  if (isSite && !isPointed) return undefined;
  // "Near the Sunset" is a place to search at, "is it near the Sunset?" a question.
  const isPlace = message.place?.sure !== undefined && !hasPhrase('pronoun', words) && !asks(message);
  const isWearer = wish.whom.length > 0 && !hasPhrase('pronoun', words) && !asks(message);
  const isNewWish = (wish.things.length > 0 || isPlace || isWearer) && !isPointed && !isAboutThem;
  const question = isNewWish ? undefined : likelyQuestion(message, isPointed);
  const isShort = beginsWithPhrase('going', words) || words.length <= shortMessage;
  if (question === undefined && !isAboutThem && !(isPointed && isShort)) return undefined;
  return askItems(question ?? 'more', message, before, pointed);
}
