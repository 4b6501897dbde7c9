import { withEnglishNames } from '../../store/search/spanishNames.js';
import { crisisIn } from '../crisis/crisis.js';
import { lossIn } from '../crisis/losses.js';
import { bare, isOtherScript, requestedLanguage } from '../language/language.js';
import type { Topic } from '../topics/topic.js';
import { readWish } from '../wish/readWish.js';
import type { Conversation, Intent, Search } from './conversation.js';
import { newSearch } from './newSearch.js';
import { readNewMessage } from './newMessage.js';
import { readOthers } from './otherItems.js';
import { beginsWithPhrase, hasPhrase, isOnlyPhrases, readPlainWords } from './phrases.js';
import { rankInConversation } from './rankInConversation.js';
import { chooseLanguage, readMessage, type Message } from './readMessage.js';
import { askShown, ordinals, readOrder, readShownQuestion, shortMessage } from './shownItems.js';

/** The request of a message, after all messages before it. A need comes before all else. */
export function understand(text: string, before: Conversation): Intent {
  const crisis = crisisIn(text);
  const message = readMessage(text, chooseLanguage(text, before));
  if (crisis) {
    const wish = readWish(withEnglishNames(crisis.rest));
    const isClothes = wish.details.length > 0 || hasPhrase('clothes for', readPlainWords(crisis.rest));
    const isWished = wish.things.length > 0 || (wish.whom.length > 0 && isClothes);
    const search = isWished ? newSearch({ ...message, wish }, before, true) : undefined;
    return { kind: 'care', needs: crisis.needs, search };
  }
  const ranked = { ...message, meanings: rankInConversation(message.meanings, before) };
  return readFixed(text, ranked, before) ?? readSearches(ranked, before);
}

/** The topics of one phrase each, if no thing is named. */
const fixedTopics: readonly (readonly [phrases: string, topic: Topic])[] = [
  ['pestered', 'report'],
  ['paying', 'cost'],
  ['private', 'privacy'],
  ['safe', 'safety'],
];

/** A request that phrases tell: shelter, a loss, a fixed topic, a greeting, a choice. */
function readFixed(text: string, message: Message, before: Conversation): Intent | undefined {
  const { plain, words, wish } = message;
  if (hasPhrase('shelter', words) && !hasPhrase('giving', words)) {
    return { kind: 'care', needs: [...new Set([...before.needs, 'shelter' as const])], search: undefined };
  }
  const loss = readLoss(text, message, before);
  if (loss) return loss;
  const isPrice = /\$ ?\d/.test(plain);
  const fixed = fixedTopics.find(([phrases]) => hasPhrase(phrases, words) || (phrases === 'paying' && isPrice));
  if (fixed && wish.things.length === 0) return { kind: 'topic', topic: fixed[1] };
  if (hasPhrase('tricked', words)) return { kind: 'topic', topic: 'refuse' };
  if (isOtherScript(text)) return { kind: 'otherLanguage' };
  if (isOnlyPhrases('reset', words)) return { kind: 'reset' };
  if (isOnlyPhrases('answer', words)) return { kind: 'topic', topic: 'thanks' };
  if (isOnlyPhrases('hello', words)) return { kind: 'hello' };
  if (requestedLanguage(text)) return before.search ? { kind: 'find', search: before.search } : { kind: 'hello' };
  return readChoice(message, before);
}

/** A loss: of a person help lines, unless something is given or wished for beside it. */
function readLoss(text: string, message: Message, before: Conversation): Intent | undefined {
  const loss = lossIn(text);
  if (!loss) return undefined;
  if (hasPhrase('giving', message.words)) return { kind: 'topic', topic: 'donate', isLoss: true };
  const wish = readWish(withEnglishNames(loss.rest));
  if (wish.things.length > 0) {
    return { kind: 'find', search: newSearch({ ...message, wish }, before, true), isLoss: true };
  }
  return loss.isPet ? { kind: 'topic', topic: 'loss' } : { kind: 'care', needs: ['despair'], search: undefined };
}

/** One of the places that were asked back about. */
function readChoice({ plain, words }: Message, { choices, search }: Conversation): Intent | undefined {
  const numbered = choices.find((_, at) => hasPhrase(ordinals[at] ?? '', words));
  const chosen = choices.find((name) => plain.includes(bare(name))) ?? numbered;
  if (chosen === undefined || !search) return undefined;
  const place: Partial<Search> = { places: [[{ name: chosen.toLowerCase(), isNamed: true }]], placeSaid: undefined };
  return { kind: 'find', search: { ...search, ...place, isPlaceOnly: false, isSure: true } };
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
  const intent = readInConversation(message, named ? { ...before, search: named } : before);
  if (intent.kind !== 'find' || wishes.length < 2 || intent.search.others) return intent;
  const own = wishes.map((one) => newSearch({ ...message, wish: one }, undefined, true));
  const [last = intent.search, ...beside] = own
    .map((search) => ({ ...search, places: intent.search.places }))
    .toReversed();
  return { ...intent, search: last, beside: beside.toReversed() };
}

/** A request about what was shown, for others than that, or a new one. */
function readInConversation(message: Message, before: Conversation): Intent {
  const { words, text } = message;
  const others = before.search && readOthers(message, before.search);
  if (before.shown.length === 0) return others ?? readNewMessage(message, before);
  const ofShown = readOrder(message, before) ?? readShownQuestion(message, before);
  const intent = ofShown ?? others ?? readNewMessage(message, before);
  // A question that nothing else explains is about what was shown.
  const isQuestion = text.includes('?') || beginsWithPhrase('question', words);
  const isOfShown = hasPhrase('pronoun', words) || words.length <= shortMessage;
  return intent.kind === 'unclear' && isQuestion && isOfShown ? askShown('more', message, before) : intent;
}
