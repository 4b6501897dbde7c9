import { countNames, emptyWish, isEmpty } from '../wish/wish.js';
import { isTalk } from '../wish/readWish.js';
import type { Conversation, Intent } from './conversation.js';
import { newSearch } from './newSearch.js';
import { beginsWithPhrase, hasPhrase } from './phrases.js';
import { isDonorTopic, rankTopics } from './rankInConversation.js';
import { likeness, type Message } from './readMessage.js';

/** Words of a message that may well be names alone. */
const shortNames = 4;

/** The lead of a topic over the next one if it is not likely by itself. */
const lead = 0.04;

/** The most questions that an unclear message is answered with. */
const mostGuesses = 3;

/** A question of a donor goes on: "what about shoes?", "one listing or many?" */
function readDonorQuestion(message: Message, { topic }: Conversation, isRequest: boolean): Intent | undefined {
  const { words, wish } = message;
  const isGiving = isDonorTopic(topic);
  const isGoingOn = isGiving && !isRequest && beginsWithPhrase('going', words);
  if (!isGoingOn && !hasPhrase('listing', words)) return undefined;
  const ofDonors = rankTopics(message.meanings).find((one) => isDonorTopic(one.topic));
  if (ofDonors && ofDonors.score >= likeness.likely) return { kind: 'topic', topic: ofDonors.topic };
  return isGiving && topic !== undefined && wish.things.length > 0 ? { kind: 'topic', topic } : undefined;
}

/** The topic of the site that a message surely is about. "How do I list my coat?" names a coat, and asks for none. */
function readTopic({ meanings, wish }: Message, isRequest: boolean): Intent | undefined {
  const [topic] = rankTopics(meanings);
  const [best] = meanings;
  const isHow = best?.meaning === 'item.how' && topic?.topic === 'contact';
  // "I need boots" is like "I need it", and asks for boots.
  const isBest = best?.meaning === topic?.topic || (isHow && !(isRequest && wish.things.length > 0));
  if (!topic || !isBest) return undefined;
  const isWished = !isEmpty(wish);
  const middle = (likeness.sure + likeness.likely) / 2;
  const isWhollyWish = isRequest && wish.others.length === 0 && countNames(wish) > 1;
  const ofWish = isWhollyWish ? likeness.certain : isRequest ? likeness.sure : middle;
  const least = isWished ? ofWish : isRequest ? middle : likeness.likely;
  return topic.score >= least ? { kind: 'topic', topic: topic.topic } : undefined;
}

/** Whether the slots of a message are what it is about, not words beside something else. */
function isAboutWish({ wish, words, place, meanings: [best] }: Message, isRequest: boolean): boolean {
  const known = countNames(wish);
  const placeWords = new Set(place?.names.filter(({ isNamed }) => isNamed).flatMap(({ name }) => name.split(' ')));
  const unknown = wish.others.filter((word) => !placeWords.has(word)).length;
  if (known === 0 || (unknown > 2 * known && !isRequest)) return false;
  const isWishExample = best?.meaning === 'wish' && best.score >= likeness.likely;
  const isShort = words.length <= shortNames || unknown <= known;
  return isRequest || isShort || beginsWithPhrase('going', words) || isWishExample;
}

/** A search at a place that is named alone: "in the Castro?", "within 2 miles". */
function readPlaceAlone(message: Message, before: Conversation, isRequest: boolean): Intent | undefined {
  const { place, words, text } = message;
  const isFew = words.filter((word) => !isTalk(word)).length <= shortNames;
  if (!place || !isFew || !(before.search || isRequest)) return undefined;
  const isShortName = words.length <= shortNames && !text.includes('?') && !beginsWithPhrase('question', words);
  const isNear = place.isHere || place.miles !== undefined;
  const isNamed = place.sure !== undefined || place.names.some((name) => name.isNamed) || isShortName;
  if (!isNear && !(isNamed && place.names.length > 0)) return undefined;
  return { kind: 'find', search: { ...newSearch(message, before, false), isPlaceOnly: !isNear } };
}

const changes = ['any size', 'any color', 'anywhere', 'anybody', 'for me'];

/** A change of the search alone: "in any size", "not the red one". */
function isChange({ wish, words }: Message): boolean {
  const isRefusal = wish.not.length > 0 && words.length <= shortNames;
  return isRefusal || changes.some((phrases) => hasPhrase(phrases, words));
}

/** The topic that is ahead of all others, else questions that may be meant. */
function readUnclear({ meanings }: Message): Intent {
  const topics = rankTopics(meanings);
  const [first, second] = topics;
  if (first && first.score >= likeness.unlikely && first.score - (second?.score ?? 0) >= lead) {
    return { kind: 'topic', topic: first.topic };
  }
  const likely = topics.filter(({ score }) => score >= likeness.perhaps);
  return { kind: 'unclear', guesses: likely.map(({ topic }) => topic).slice(0, mostGuesses) };
}

/** The request of a message that is not about what was shown: a topic of the site, a search, or nothing clear. */
export function readNewMessage(message: Message, before: Conversation): Intent {
  const { words, wish, meanings } = message;
  const isRequest = hasPhrase('request', words);
  const bestTopic = rankTopics(meanings)[0]?.score ?? 0;
  const isShortChange = words.length <= shortNames && isEmpty(wish) && isChange(message);
  if (before.search && isShortChange) return { kind: 'find', search: newSearch(message, before, true) };
  if (hasPhrase('giving', words) && bestTopic < likeness.sure) return { kind: 'topic', topic: 'donate' };
  const topic = readDonorQuestion(message, before, isRequest) ?? readTopic(message, isRequest);
  if (topic) return topic;
  if (hasPhrase('newest', words) && isEmpty(wish)) {
    return { kind: 'find', search: newSearch({ ...message, wish: emptyWish }, undefined, true) };
  }
  const isRefusal = wish.not.length > 0 && words.length <= shortNames && before.search !== undefined;
  if (!isRefusal && isAboutWish(message, isRequest)) {
    return { kind: 'find', search: newSearch(message, before, isRequest || wish.things.length > 0) };
  }
  const placed = isRefusal ? undefined : readPlaceAlone(message, before, isRequest);
  if (placed) return placed;
  if (before.search && isChange(message)) return { kind: 'find', search: newSearch(message, before, true) };
  const isUnknown = message.hasUnknownWord && bestTopic < likeness.sure;
  if (isRequest && wish.others.length > 0 && (isUnknown || bestTopic < likeness.unlikely)) {
    return { kind: 'find', search: newSearch(message, undefined, false) };
  }
  return readUnclear(message);
}
