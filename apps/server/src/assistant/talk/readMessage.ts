import { tokensOf } from '@clothesline/api-client/search';
import { LRUCache } from 'lru-cache';
import { withEnglishNames } from '../../store/search/spanishNames.js';
import { correctWords, isUnknownWord } from '../language/correctWords.js';
import { bare, detectLanguage, requestedLanguage, type Language } from '../language/language.js';
import { readPlace, type PlaceSaid } from '../places/placeNames.js';
import { rankMeanings, type Ranked } from '../topics/rankMeanings.js';
import { isTalk, readWish } from '../wish/readWish.js';
import { readWishes } from '../wish/readWishes.js';
import type { Wish } from '../wish/wish.js';
import { newConversation, type Conversation } from './conversation.js';
import { readPlainWords } from './phrases.js';

/** Likeness of a message to its nearest examples: meant whatever else it says, surely meant, likely meant, worth asking about. */
export const likeness = { certain: 0.6, sure: 0.4, likely: 0.27, unlikely: 0.2, perhaps: 0.14 };

/** A message by itself. */
export interface Message {
  /** With its words corrected. */
  text: string;
  /** In small letters without accents, and the words of that. */
  plain: string;
  words: readonly string[];
  wish: Wish;
  /** The same, where it wishes for several things for several people. */
  wishes: readonly Wish[];
  /** Whether it has a word that no table knows, as a brand is. */
  hasUnknownWord: boolean;
  place: PlaceSaid | undefined;
  /** The likeliest first. */
  meanings: readonly Ranked[];
}

const recent = new LRUCache<string, Message>({ max: 500 });

/** The slots, the place and the likely meanings of a message. */
export function readMessage(text: string, language: Language): Message {
  const key = `${language} ${text}`;
  const known = recent.get(key);
  if (known) return known;
  const corrected = correctWords(text, language);
  const plain = bare(corrected);
  const english = withEnglishNames(corrected);
  const wish = readWish(english);
  const message = {
    text: corrected,
    plain,
    words: readPlainWords(plain),
    wish,
    wishes: readWishes(english),
    hasUnknownWord: wish.others.some((word) => isUnknownWord(word, language)),
    place: readPlace(corrected),
    meanings: rankMeanings(corrected, language),
  };
  recent.set(key, message);
  return message;
}

/** Whether a text is names of things alone, without words of talk. */
const isName = (text: string) => !tokensOf(text).some((word) => isTalk(word) && !/^\d/.test(word));

/** The language in which the misspelled words of a text are names. */
const languageOfNames = (text: string): Language | undefined =>
  (['en', 'es'] as const).find((language) => correctWords(text, language) !== text);

/** The language of a message; that of the messages before it if it tells none. */
export function chooseLanguage(text: string, before: Conversation): Language {
  // One word that both languages may have does not change the language of a conversation.
  const isShort = tokensOf(text).length <= 2 && !/[¿¡ñáéíóú]/i.test(text);
  const isWeak = before !== newConversation && isShort && isName(text);
  const found = requestedLanguage(text) ?? (isWeak ? before.language : detectLanguage(text));
  return found ?? languageOfNames(text) ?? before.language;
}
