import { stemWord } from '../../search/index.js';
import { nextSizes } from '../search/sizes.js';
import { isDonorTopic, type Others } from '../topics/topics.js';
import { countNames, emptyWish, isEmpty, isTalk, readChildSizes, type Wish } from '../wish/wish.js';
import { carryOver, isFreshStart, pointAtWearer, startWish } from './carryOver.js';
import type { Conversation, FindIntent, Intent, Search } from './conversation.js';
import {
  asks,
  beginsWithPhrase,
  hasPhrase,
  isAboutWish,
  isChange,
  isNeed,
  isOnlyPhrases,
  likeness,
  rankTopics,
  shortNames,
  type Message,
} from './message.js';
import { readRole } from './role.js';

/** How many messages back to look for a place. */
const maxLayers = 3;

/** In longer messages, an unknown word is probably not the item. */
const shortWish = 8;

/** Treats an unknown word as the item if there's no other, e.g. "A laptop for school". */
function nameThing({ wish, words }: Message): Wish {
  const isNamed = wish.things.length > 0 || hasPhrase('anything', words) || words.length > shortWish;
  const hasOther = wish.whom.length + wish.details.length > 0;
  return isNamed || !hasOther || wish.others.length !== 1 ? wish : { ...wish, things: wish.others, others: [] };
}

/** Fills in the gaps of a message from the previous search. */
export function newSearch(message: Message, before: Conversation | undefined, isSure: boolean): Search {
  const { place, words } = message;
  const earlier = before?.search;
  const wish = earlier ? message.wish : nameThing(message);
  const isForMe = hasPhrase('for me', words);
  const isAnywhere = hasPhrase('anywhere', words);
  const cleared = {
    whom: isForMe || hasPhrase('anybody', words),
    sizes: hasPhrase('any size', words) || (isForMe && wish.sizes.length === 0),
    colors: hasPhrase('any color', words),
  };
  const isNamed = place?.names.some((name) => name.isNamed) === true;
  return {
    wish: readChildSizes(
      !earlier || isFreshStart(message) ? wish : carryOver(wish, startWish(message, earlier.wish), cleared),
    ),
    places: [place?.names ?? [], ...(isAnywhere ? [] : (earlier?.places ?? []))].slice(0, maxLayers),
    miles: place?.miles ?? (isAnywhere || isNamed ? undefined : earlier?.miles),
    placeSaid: place?.sure ?? (isAnywhere ? undefined : earlier?.placeSaid),
    isHere: place?.isHere ?? false,
    isPlaceOnly: false,
    others: undefined,
    isSure: isSure || (earlier !== undefined && !isEmpty(wish)),
  };
}

function isOtherSame({ words, wish }: Message, search: Search): boolean {
  const stems = new Set(search.wish.things.map(stemWord));
  return (
    hasPhrase('other', words) && wish.things.length > 0 && wish.things.every((thing) => stems.has(stemWord(thing)))
  );
}

/** Handles requests for alternatives: more results, closer donations, or another size or color. */
export function readOthers(message: Message, search: Search): Intent | undefined {
  const { words, meanings, wish, place } = message;
  const repeat = { ...search, isPlaceOnly: false, isSure: true };
  if (pointAtWearer(words, search.wish) !== undefined) return undefined;
  if (isOtherSame(message, search)) return find({ ...repeat, others: 'more' });
  const [best] = meanings;
  const isNearSize = hasPhrase('near size', words) && isEmpty(wish);
  if (isNearSize && search.wish.sizes.length > 0) return find(repeat);
  const isMore = isOnlyPhrases('more', words);
  const isLikely = best !== undefined && best.meaning.startsWith('more.') && best.score >= likeness.likely;
  if ((!isMore && !isLikely) || !isEmpty(wish) || wish.not.length > 0) return undefined;
  const others = (isMore ? 'more' : best?.meaning.slice('more.'.length)) as Others;
  const isSize = others === 'bigger' || others === 'smaller';
  if (isSize && search.wish.sizes.length === 0) return { kind: 'whichSize' };
  const { sizes, colors, not } = search.wish;
  const changed = {
    ...search.wish,
    ...(isSize && { sizes: nextSizes(sizes, others) }),
    ...(others === 'colors' && { colors: [], not: [...not, ...colors] }),
  };
  const named = place?.names.filter(({ isNamed }) => isNamed) ?? [];
  return find({ ...repeat, wish: changed, places: [named, ...search.places], others });
}

export const find = (search: Search): FindIntent => ({ kind: 'find', search });

const lead = 0.04;

const maxGuesses = 3;

/** Handles follow-up questions by donors, e.g. "how about shoes?" */
function readDonorQuestion(message: Message, before: Conversation, isRequest: boolean): Intent | undefined {
  const { words, wish } = message;
  const { topic = 'donate', gives: isGiving } = before;
  const isGoingOn =
    isGiving && !isRequest && (beginsWithPhrase('going', words) || asks(message) || wish.things.length === 0);
  if (!isGoingOn) return undefined;
  const ofDonors = rankTopics(message.meanings).find((one) => isDonorTopic(one.topic));
  const least = isGiving && wish.things.length > 0 ? likeness.unlikely : likeness.likely;
  if (ofDonors && ofDonors.score >= least) return { kind: 'topic', topic: ofDonors.topic };
  return isGiving && wish.things.length > 0 ? { kind: 'topic', topic } : undefined;
}

/** Recognizes a clear topic. For example, "How do I list my coat?" isn't a search for a coat. */
function readTopic(message: Message, isRequest: boolean): Intent | undefined {
  const { meanings, wish, place } = message;
  const [topic] = rankTopics(meanings);
  const [best] = meanings;
  const isHow = best?.meaning === 'item.how' && topic?.topic === 'contact';
  const isBest = best?.meaning === topic?.topic || (isHow && !(isRequest && wish.things.length > 0));
  if (!topic || !isBest) return undefined;
  const isWished = !isEmpty(wish);
  const middle = (likeness.sure + likeness.likely) / 2;
  // e.g. "Coat near San Francisco"
  const isPlaced = wish.things.length > 0 && place?.names.some((name) => name.isNamed) && !asks(message);
  const isWhollyWish = isPlaced || (isRequest && wish.others.length === 0 && countNames(wish) > 1);
  const ofWish = isWhollyWish ? likeness.certain : isRequest ? likeness.sure : middle;
  const least = isWished ? ofWish : isRequest ? middle : likeness.likely;
  return topic.score >= least ? { kind: 'topic', topic: topic.topic } : undefined;
}

function readPlaceOnly(message: Message, before: Conversation, isRequest: boolean): Intent | undefined {
  const { place, words, text } = message;
  const isFew = words.filter((word) => !isTalk(word)).length <= shortNames;
  if (!place || !isFew || !(before.search || isRequest)) return undefined;
  const isShortName = words.length <= shortNames && !text.includes('?') && !beginsWithPhrase('question', words);
  const isNear = place.isHere || place.miles !== undefined;
  const isNamed = place.sure !== undefined || place.names.some((name) => name.isNamed) || isShortName;
  if (!isNear && !(isNamed && place.names.length > 0)) return undefined;
  return find({ ...newSearch(message, before, false), isPlaceOnly: !isNear });
}

function readUnclear({ meanings }: Message): Intent {
  const topics = rankTopics(meanings);
  const [first, second] = topics;
  if (first && first.score >= likeness.unlikely && first.score - (second?.score ?? 0) >= lead) {
    return { kind: 'topic', topic: first.topic };
  }
  const likely = topics.filter(({ score }) => score >= likeness.perhaps);
  return { kind: 'unclear', guesses: likely.map(({ topic }) => topic).slice(0, maxGuesses) };
}

export function readNewMessage(message: Message, before: Conversation): Intent {
  const { words, wish, meanings } = message;
  const bestTopic = rankTopics(meanings)[0]?.score ?? 0;
  const role = readRole(message);
  const isRequest =
    role !== 'giver' && (role === 'seeker' || hasPhrase('request', words) || isNeed(message, bestTopic));
  const isOneWearer = before.search && pointAtWearer(words, before.search.wish) !== undefined;
  const isShortChange = words.length <= shortNames && isEmpty(wish) && (isChange(message) || isOneWearer);
  if (before.search && isShortChange) return find(newSearch(message, before, true));
  if (role === 'giver') {
    return (before.gives && readDonorQuestion(message, before, false)) || { kind: 'topic', topic: 'donate' };
  }
  const topic = readDonorQuestion(message, before, isRequest) ?? readTopic(message, isRequest);
  if (topic) return topic;
  if (hasPhrase('how to', words)) return readUnclear(message);
  if (hasPhrase('newest', words) && isEmpty(wish)) {
    return find(newSearch({ ...message, wish: emptyWish }, undefined, true));
  }
  const isRefusal = wish.not.length > 0 && words.length <= shortNames && before.search !== undefined;
  if (!isRefusal && isAboutWish(message, isRequest)) {
    return find(newSearch(message, before, isRequest || wish.things.length > 0));
  }
  const isLook = wish.things.length === 0 && wish.colors.length + wish.sizes.length > 0 && !asks(message);
  if (before.search && isLook && words.length <= shortWish) return find(newSearch(message, before, true));
  const placed = isRefusal ? undefined : readPlaceOnly(message, before, isRequest);
  if (placed) return placed;
  if (before.search && isChange(message)) return find(newSearch(message, before, true));
  const isUnknown = message.hasUnknownWord && bestTopic < likeness.sure;
  const isOfClothes = hasPhrase('anything', words) && bestTopic < likeness.likely;
  if (isRequest && wish.others.length > 0 && (isUnknown || isOfClothes || bestTopic < likeness.unlikely)) {
    return find(newSearch(message, undefined, false));
  }
  if (isUnknown && before.search && words.length <= 2 && wish.others.length === words.length) {
    return find(newSearch({ ...message, wish: { ...wish, things: wish.others, others: [] } }, before, true));
  }
  if (isRequest && hasPhrase('anything', words) && isEmpty(wish) && wish.others.length === 0) {
    return { kind: 'topic', topic: 'help' };
  }
  const isOfThing =
    wish.things.length > 0 && (meanings[0]?.score ?? 0) >= likeness.likely && bestTopic < likeness.likely;
  return isOfThing ? find(newSearch(message, before, true)) : readUnclear(message);
}
