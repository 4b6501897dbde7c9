import { withEnglishNames } from '../../search/index.js';
import { readCrisis, type Crisis, type Need } from '../crisis/crisis.js';
import type { Language } from '../language/language.js';
import { isOfGiver } from '../topics/topics.js';
import {
  countNames,
  emptyWish,
  isAge,
  isChild,
  isEmpty,
  readChildSizes,
  readSex,
  readWish,
  type Wish,
} from '../wish/wish.js';
import { readWishes } from '../wish/wishes.js';
import type {
  CareIntent,
  Conversation,
  FindIntent,
  Intent,
  ItemIntent,
  QuestionsIntent,
  Search,
  TopicIntent,
} from './conversation.js';
import { pointAtWearer } from './carryOver.js';
import { readFixed, readFixedTopic, readUnread } from './fixed.js';
import {
  asks,
  beginsWithPhrase,
  chooseLanguage,
  hasPhrase,
  isOnlyPhrases,
  likeness,
  rankInConversation,
  rankTopics,
  readMessage,
  readNumber,
  readPlainWords,
  type Message,
} from './message.js';
import { isCourtesy, isWishOrQuestion, readParts, withoutAsides } from './parts.js';
import { find, newSearch, readNewMessage, readOthers } from './request.js';
import { isGiver } from './role.js';
import { choosePointed, readOrder, readShownQuestion, shortMessage } from './shown.js';

/** Determines the visitor's intent. Crises always take precedence. */
export function understand(text: string, before: Conversation): Intent {
  const crisis = readCrisis(text);
  const language = chooseLanguage(text, before);
  if (crisis) return readNeed(crisis, readNumber(readMessage(text, language), before), before);
  const asked = readSiblings(withoutAsides(text, language), before);
  const ranked = rank(readNumber(readMessage(asked, language), before), before);
  const intent = readUnread(text, before) ?? readOne(asked, ranked, before);
  if (!mayHaveParts(intent)) return intent;
  const parts = readParts(asked, language).map((part) => rank(part, before));
  if (intent.kind === 'topic' && intent.topic === 'donate') return readGiver(intent, [...parts, ranked]);
  const beside = readWishBeside(parts, language, before);
  if (beside || intent.kind === 'find') return beside ?? intent;
  return readQuestions(parts, choosePointed(ranked, before), before) ?? intent;
}

/** When talking about children, "and for his sister, 9" adds a girl. */
function readSiblings(text: string, { search }: Conversation): string {
  if (!search || !(search.wish.whom.some(isChild) || search.wish.sizes.some(isAge))) return text;
  return text
    .replaceAll(/\bbrother(?=s?\b)/gi, 'boy')
    .replaceAll(/\bsister(?=s?\b)/gi, 'girl')
    .replaceAll(/\bherman(?=[oa]s?\b)/gi, 'niñ');
}

function readNeed({ needs, rest }: Crisis, message: Message, before: Conversation): CareIntent {
  const english = withEnglishNames(rest);
  const isFamily = hasPhrase('family', message.words);
  const wish = isFamily ? { ...emptyWish, others: ['family'] } : readWish(english);
  const isClothes = wish.details.length > 0 || hasPhrase('clothes for', readPlainWords(rest));
  const isSized = wish.sizes.length > 0;
  // e.g. "Lost everything in a fire, 3 kids: 2, 5, 9"
  const isLacking = isSized && (hasPhrase('lacking', message.words) || needs.every((need) => ofHome.has(need)));
  const isWished =
    wish.things.length > 0 || wish.others[0] === 'family' || (wish.whom.length > 0 && isClothes) || isLacking;
  if (!isWished && !isSized) return { kind: 'care', needs };
  const search = newSearch({ ...message, wish }, before, true);
  return { kind: 'care', needs, wish: findEach(readWishes(english, wish), search), isKept: !isWished };
}

const ofHome: ReadonlySet<Need> = new Set(['shelter', 'cold']);

const mayHaveParts = (intent: Intent) =>
  intent.kind === 'topic' ? !alone.has(intent.topic) : ['find', 'item', 'unclear'].includes(intent.kind);

/** Combines a search with a question about the site, e.g. "I need a coat, is it free?" */
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
  const isPlaced = message.place !== undefined && before.search !== undefined;
  const isWished = isWishOrQuestion(message) && !isEmpty(message.wish);
  if (!(isWished || isPlaced) || isGiver(message)) return undefined;
  const intent = readSearches(message, before);
  return intent.kind === 'find' ? { kind: 'questions', questions: [intent, topic] } : undefined;
}

function readGiver(donate: TopicIntent, parts: readonly Message[]): TopicIntent | QuestionsIntent {
  const topics = parts
    .filter(asks)
    .flatMap(({ meanings }) => rankTopics(meanings).slice(0, 1))
    .filter(({ topic, score }) => isOfGiver(topic) && score >= likeness.likely);
  const [best] = topics.toSorted((one, other) => other.score - one.score);
  if (!best || best.topic === 'donate') return donate;
  return { kind: 'questions', questions: [donate, { kind: 'topic', topic: best.topic }] };
}

/** These topics shouldn't be mixed with other answers. */
const alone: ReadonlySet<string> = new Set(['report', 'refuse', 'loss']);

const rank = (message: Message, before: Conversation): Message => ({
  ...message,
  meanings: rankInConversation(message.meanings, before),
});

const readOne = (text: string, message: Message, before: Conversation): Intent =>
  readFixed(text, message, before) ?? readSearches(message, before);

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

function readClearQuestion(part: Message, before: Conversation): TopicIntent | ItemIntent | undefined {
  if (!asks(part)) return undefined;
  const fixed = readFixedTopic(part);
  if (fixed) return fixed;
  const intent = readOne(part.text, part, before);
  const isSure = (part.meanings[0]?.score ?? 0) >= likeness.sure;
  if (!isSure || (intent.kind !== 'topic' && intent.kind !== 'item')) return undefined;
  return intent.kind === 'topic' && isCourtesy(intent.topic) ? undefined : intent;
}

/** Continues some or all of several searches ("both in blue"), or starts several at once. */
function readSearches(message: Message, before: Conversation): Intent {
  const { words, wish, wishes } = message;
  const searches = before.search ? [...before.beside, before.search] : [];
  const isForOne = new Set(searches.map((search) => search.wish.whom.join())).size === 1;
  if (searches.length > 1 && (hasPhrase('both', words) || (isForOne && isChangeOfAll(message)))) {
    const intents = searches.map(
      (search) => readOthers(message, search) ?? readNewMessage(message, { ...before, search }),
    );
    const found = intents.flatMap((intent) => (intent.kind === 'find' ? [intent.search] : []));
    const last = found.at(-1);
    if (last && found.length === searches.length) return { kind: 'find', search: last, beside: found.slice(0, -1) };
  }
  const named = searches.findLast((search) => wish.things.some((thing) => search.wish.things.includes(thing)));
  const meant = named ?? chooseSearch(words, searches);
  const isWearer = countNames(wish) === wish.whom.length;
  if (meant && meant !== named && isWearer && words.length <= shortMessage) return find(meant);
  const intent = readInConversation(message, meant ? { ...before, search: meant } : before);
  if (intent.kind !== 'find' || wishes.length < 2 || intent.search.others) return intent;
  // "pants and shirts" are for the same person as before, but "a coat for me and shoes for my son" aren't
  const earlier = wish.whom.length > 0 || hasPhrase('for me', words) ? undefined : before;
  const own = wishes.map((one) => newSearch({ ...message, wish: one }, earlier, true).wish);
  return { ...intent, ...findEach(own, intent.search) };
}

/** If no item is named, "in blue" applies to all searches. */
function isChangeOfAll({ text, wish, words, place }: Message): boolean {
  const isPlaced = isEmpty(wish) && (place?.sure !== undefined || place?.miles !== undefined);
  const isLook = !isEmpty(wish) && !text.includes('?');
  return wish.things.length === 0 && (isPlaced || isLook) && !hasPhrase('pronoun', words);
}

function findEach(wishes: readonly Wish[], search: Search): FindIntent {
  if (wishes.length < 2) return find(search);
  const [last = search, ...beside] = wishes.map((wish) => ({ ...search, wish: readChildSizes(wish) })).toReversed();
  return { ...find(last), beside: beside.toReversed() };
}

/** Finds the search for the person mentioned ("her", "the oldest"), with the latest items. */
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
  // "first the girl" refers to the clothes requested for her
  if (!meant || words.some(readSex)) return meant;
  const { things, details } = last.wish;
  return { ...meant, wish: { ...meant.wish, things, details } };
}

function readInConversation(message: Message, before: Conversation): Intent {
  const { words } = message;
  const others = before.search && readOthers(message, before.search);
  if (before.shown.length === 0) return others ?? readNewMessage(message, before);
  const [best] = message.meanings;
  const isFirm = best?.meaning.startsWith('more.') && best.score >= likeness.sure;
  const isMore = others && (isFirm || isOnlyPhrases('more', words) || beginsWithPhrase('reaction', words));
  const ofShown = isMore ? undefined : (readOrder(message, before) ?? readShownQuestion(message, before));
  return ofShown ?? others ?? readNewMessage(message, before);
}
