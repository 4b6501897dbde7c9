import { foreignLanguage } from '@clothesline/api-client/contract';
import { splitNames, withEnglishNames, withEnglishSizes } from '../../search/index.js';
import { readLoss } from '../crisis/crisis.js';
import { bare, isOtherScript, requestedLanguage } from '../language/language.js';
import type { Topic } from '../topics/topics.js';
import { readWish } from '../wish/wish.js';
import type { Conversation, Intent, Search, TopicIntent } from './conversation.js';
import { hasPhrase, isOnlyPhrases, readMessage, type Message } from './message.js';
import { find, newSearch } from './request.js';
import { isGiver } from './role.js';

export const ordinals = ['first', 'second', 'third', 'fourth'];

/** These topics are recognized by a phrase, as long as no item is named. */
const fixedTopics: readonly (readonly [phrases: string, topic: Topic])[] = [
  ['pestered', 'report'],
  ['paying', 'cost'],
  ['private', 'privacy'],
  ['safe', 'safety'],
];

export function readFixedTopic({ plain, words, wish }: Message): TopicIntent | undefined {
  const isPrice = /\$ ?\d/.test(plain);
  const fixed = fixedTopics.find(([phrases]) => hasPhrase(phrases, words) || (phrases === 'paying' && isPrice));
  return fixed && wish.things.length === 0 ? { kind: 'topic', topic: fixed[1] } : undefined;
}

const isHaitianCreole = (text: string) =>
  (text.match(/\b(?:mwen|yon|pou|ak|nan|gen|bezwen|pitit|ki)\b/gi)?.length ?? 0) > 1;

/** Handles messages in other languages by looking for garments, colors, wearers and numbers. */
export function readUnread(text: string, before: Conversation): Intent | undefined {
  const language = isHaitianCreole(text) ? 'ht' : foreignLanguage(text);
  const isForeign = language !== undefined && language !== 'es';
  if (!isForeign && !isOtherScript(text)) return undefined;
  const known = splitNames(withEnglishSizes(text)).flatMap(
    (part) => part.name?.english ?? part.text.match(/\d+(?:-\d+)?(?: (?:year|month)s)?/g) ?? [],
  );
  const message = readMessage(known.join(' '), 'en');
  const wish = message.wish.things.length > 0 ? find(newSearch(message, before, true)) : undefined;
  return { kind: 'otherLanguage', language, wish };
}

/** Recognizes messages that don't need similarity scores: shelter, loss, some topics, greetings and choices. */
export function readFixed(text: string, message: Message, before: Conversation): Intent | undefined {
  const { words, wish } = message;
  if (hasPhrase('shelter', words) && !isGiver(message)) {
    const isWished = wish.things.length > 0;
    const needs = [...new Set([...before.needs, 'shelter' as const])];
    return { kind: 'care', needs, ...(isWished && { wish: find(newSearch(message, before, true)) }) };
  }
  const loss = readDeath(text, message, before);
  if (loss) return loss;
  const fixed = readFixedTopic(message);
  if (fixed) return fixed;
  if (hasPhrase('tricked', words)) return { kind: 'topic', topic: 'refuse' };
  if (isOnlyPhrases('reset', words)) return { kind: 'reset' };
  if (isOnlyPhrases('hello', words)) return { kind: 'hello' };
  if (requestedLanguage(text)) return before.search ? find(before.search) : { kind: 'hello' };
  return readChoice(message, before);
}

function readDeath(text: string, message: Message, before: Conversation): Intent | undefined {
  const loss = readLoss(text);
  if (!loss) return undefined;
  if (isGiver(message)) return { kind: 'topic', topic: 'donate', isLoss: true };
  const wish = readWish(withEnglishNames(loss.rest));
  if (wish.things.length > 0) return { ...find(newSearch({ ...message, wish }, before, true)), isLoss: true };
  return loss.isPet ? { kind: 'topic', topic: 'loss' } : { kind: 'care', needs: ['despair'] };
}

function readChoice({ plain, words }: Message, { choices, search }: Conversation): Intent | undefined {
  const numbered = choices.find((_, at) => hasPhrase(ordinals[at] ?? '', words));
  // "outer" is enough to choose between Inner and Outer Sunset
  const isOwn = (word: string) => choices.filter((name) => bare(name).split(' ').includes(word)).length === 1;
  const named = choices.find((name) =>
    bare(name)
      .split(' ')
      .some((word) => words.includes(word) && isOwn(word)),
  );
  const chosen = choices.find((name) => plain.includes(bare(name))) ?? numbered ?? named;
  if (chosen === undefined || !search) return undefined;
  const place: Partial<Search> = { places: [[{ name: chosen.toLowerCase(), isNamed: true }]], placeSaid: undefined };
  return find({ ...search, ...place, isPlaceOnly: false, isSure: true });
}
