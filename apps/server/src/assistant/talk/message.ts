import { LRUCache } from 'lru-cache';
import { splitWords, withEnglishNames } from '../../search/index.js';
import {
  bare,
  detectLanguage,
  languages,
  readSections,
  requestedLanguage,
  type Language,
} from '../language/language.js';
import { readPlace, withoutStreets, type PlaceSaid } from '../places/placeNames.js';
import { correctWords, isUnknownWord, writeNumbers } from '../spelling/spelling.js';
import { isDonorTopic, rankMeanings, type Ranked, type Topic } from '../topics/topics.js';
import { countNames, isAge, isEmpty, isTalk, readWish, type Wish } from '../wish/wish.js';
import { readWishes } from '../wish/wishes.js';
import { newConversation, type Conversation } from './conversation.js';
import phraseLists from './phrases.txt';

/** Thresholds of similarity to the nearest examples. */
export const likeness = { certain: 0.6, sure: 0.4, likely: 0.27, unlikely: 0.2, perhaps: 0.14 };

/** A message without context. */
export interface Message {
  text: string;
  /** Lower case without accents, and its words. */
  plain: string;
  words: readonly string[];
  wish: Wish;
  wishes: readonly Wish[];
  /** Whether it has a word of no table, such as a brand. */
  hasUnknownWord: boolean;
  place: PlaceSaid | undefined;
  meanings: readonly Ranked[];
}

const recent = new LRUCache<string, Message>({ max: 500 });

/** Reads slots, place and likely meanings. */
export function readMessage(text: string, language: Language): Message {
  const key = `${language} ${text}`;
  const known = recent.get(key);
  if (known) return known;
  const corrected = correctWords(writeNumbers(withoutStreets(text)), language);
  const plain = bare(corrected);
  const { wish, wishes } = readOwnWishes(corrected);
  const message = {
    text: corrected,
    plain,
    words: readPlainWords(plain),
    wish,
    wishes,
    hasUnknownWord: wish.others.some((word) => isUnknownWord(word, language)),
    place: readPlace(corrected),
    meanings: rankMeanings(corrected, language),
  };
  recent.set(key, message);
  return message;
}

/**
 * Wishes of a text, combined and separate. Of preceding context, only wearers, sizes and occasions count: "I'm a nurse
 * and my scrubs are torn, I need sneakers".
 */
function readOwnWishes(text: string): Pick<Message, 'wish' | 'wishes'> {
  const whole = readWish(withEnglishNames(text));
  const parts = text.split(/(?<=[.!?;,])\s+/);
  const start = parts.findIndex(isSeeking);
  const english = withEnglishNames(start > 0 ? parts.slice(start).join(' ') : text);
  if (start <= 0) return { wish: whole, wishes: readWishes(english, whole) };
  const asked = readWish(english);
  const story = readWish(withEnglishNames(parts.slice(0, start).join(' ')));
  const occasions = story.details.filter((name) => hasPhrase('occasion', readPlainWords(name)));
  const { whom, sizes } = whole;
  const known = story.sizes.filter(isAge);
  const details = [...new Set([...occasions, ...asked.details])];
  const wish = { ...asked, whom, sizes, details };
  const wishes = readWishes(english, wish);
  if (wishes.length < 2) return { wish, wishes: [wish] };
  return { wish, wishes: wishes.map((one) => (one.sizes.length > 0 ? one : { ...one, sizes: known })) };
}

/** Whether a part of a text requests an item. */
function isSeeking(part: string): boolean {
  const words = readPlainWords(bare(part));
  return (
    hasPhrase('seeking', words) && !hasPhrase('giving', words) && readWish(withEnglishNames(part)).things.length > 0
  );
}

export const readPlainWords = (plain: string): string[] => plain.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text only names items. */
const isName = (text: string) => !splitWords(text).some((word) => isTalk(word) && !/^\d/.test(word));

/** Language of a message; of earlier messages without clues. */
export function chooseLanguage(text: string, before: Conversation): Language {
  // A word that both languages may share does not change the language.
  const isShort = splitWords(text).length <= 2 && !/[¿¡ñáéíóú]/i.test(text);
  const isWeak = before !== newConversation && isShort && isName(text);
  const found = requestedLanguage(text) ?? (isWeak ? before.language : detectLanguage(text));
  if (found || before !== newConversation) return found ?? before.language;
  // A misspelled word may be a name in the language.
  return languages.find((language) => correctWords(text, language) !== text) ?? before.language;
}

/** Compiles a phrase word to a regular expression over space-terminated words. */
function compileSlot(text: string): string {
  if (text === '$') return '$';
  const words = text.replace(/\?$/, '').split('|');
  const any = words.map((word) => (word === '_' ? '[^ ]+' : word.replace('*', '[^ ]*'))).join('|');
  return text.endsWith('?') ? `(?:(?:${any}) )?` : `(?:${any}) `;
}

const compilePhrase = (line: string) => line.split(' ').map(compileSlot).join('');

const lists = new Map(
  [...readSections(phraseLists)].map(([name, lines]) => {
    const isException = (line: string) => line.startsWith('- ');
    const exceptions = lines.filter(isException).map((line) => compilePhrase(line.slice(2)));
    const phrases = lines.filter((line) => !isException(line)).map(compilePhrase);
    return [name, `${exceptions.length > 0 ? `(?!${exceptions.join('|')})` : ''}(?:${phrases.join('|')})`];
  }),
);

type Way = 'anywhere' | 'atBeginning' | 'alone';

const noPhrase = '(?!)';

/** Pattern of a list's phrases and fillers. */
function compilePattern(name: string, way: Way): RegExp {
  const list = lists.get(name) ?? noPhrase;
  if (way === 'anywhere') return new RegExp(String.raw`(?<![^ ])${list}`);
  const fillers = lists.get(`${name} fillers`) ?? noPhrase;
  return new RegExp(`^(?:${fillers})*${list}${way === 'alone' ? `(?:${list}|${fillers})*$` : ''}`);
}

const patterns = new Map<string, RegExp>();
const joinedWords = new WeakMap<readonly string[], string>();

function test(words: readonly string[], name: string, way: Way): boolean {
  const key = `${way} ${name}`;
  const pattern = patterns.get(key) ?? compilePattern(name, way);
  patterns.set(key, pattern);
  const joined = joinedWords.get(words) ?? words.map((word) => `${word} `).join('');
  joinedWords.set(words, joined);
  return pattern.test(joined);
}

/** Whether a message contains a phrase of a list. */
export const hasPhrase = (name: string, words: readonly string[]) => test(words, name, 'anywhere');

/** Ignores fillers before the phrase. */
export const beginsWithPhrase = (name: string, words: readonly string[]) => test(words, name, 'atBeginning');

const mostPhraseWords = 12;

/** Whether a message only consists of phrases and fillers. */
export const isOnlyPhrases = (name: string, words: readonly string[]) =>
  words.length <= mostPhraseWords && test(words, name, 'alone');

/** Adjustment of similarity by context. */
const shift = 0.12;

/** Ranks meanings by context: shown donations after a list, giving after giving. */
export function rankInConversation(meanings: readonly Ranked[], before: Conversation): readonly Ranked[] {
  const { shown, search, gives } = before;
  const shifted = meanings.map(({ meaning, score }) => {
    const isItem = meaning.startsWith('item.');
    const isOfShown = isItem ? shown.length > 0 : meaning.startsWith('more.') && search !== undefined;
    if (gives ? isDonorTopic(meaning) : isOfShown) return { meaning, score: score + shift };
    return { meaning, score: isItem && !isOfShown && meaning !== 'item.how' ? score - shift : score };
  });
  return shifted.toSorted((one, other) => other.score - one.score);
}

export const rankTopics = (meanings: readonly Ranked[]): { topic: Topic; score: number }[] =>
  meanings
    .filter(({ meaning }) => meaning === 'item.how' || !/^(?:item|more)\.|^wish$/.test(meaning))
    .map(({ meaning, score }) => ({ topic: meaning === 'item.how' ? 'contact' : meaning, score }));

export const asks = ({ text, words }: Message) => text.includes('?') || beginsWithPhrase('question', words);

export const shortNames = 4;

/** Whether a message is about its slots, rather than mentioning them. */
export function isAboutWish({ wish, words, place }: Message, isRequest: boolean): boolean {
  const known = countNames(wish);
  const placeWords = new Set(place?.names.filter(({ isNamed }) => isNamed).flatMap(({ name }) => name.split(' ')));
  const unknown = wish.others.filter((word) => !placeWords.has(word)).length;
  if (known === 0) return false;
  const isDescribed = wish.things.length > 0 && wish.sizes.length + wish.colors.length + wish.whom.length > 0;
  return isRequest || isDescribed || words.length <= shortNames || unknown <= known;
}

/** Whether a message mentions missing clothes, or is a plea for help without a near topic. */
export function isNeed({ words, wish }: Message, bestTopic: number): boolean {
  const isLacking = hasPhrase('lacking', words);
  const isNamed = wish.things.length > 0 || (wish.whom.length > 0 && (isLacking || hasPhrase('anything', words)));
  return isNamed && (isLacking || (hasPhrase('help', words) && bestTopic < likeness.likely));
}

const changes = ['any size', 'any color', 'anywhere', 'anybody', 'for me'];

/** Only changes the search: "in any size", "not the red one". */
export function isChange({ wish, words }: Message): boolean {
  const isRefusal = wish.not.length > 0 && words.length <= shortNames;
  return isRefusal || changes.some((phrases) => hasPhrase(phrases, words));
}

/** "How about 30?" after a search is a size. */
export function readNumber(message: Message, { search }: Conversation): Message {
  const { plain, words, wish, place } = message;
  const [number = '', other] = plain.match(/\d+(?:\.\d+)?x?/g) ?? [];
  const isAlone = words.length <= shortNames && /^\d{1,2}(?:\.5)?x?$/.test(number) && other === undefined;
  const isFree = isEmpty(wish) && place?.miles === undefined;
  if (!isAlone || !isFree || !search || search.wish.things.length === 0) return message;
  const { sizes } = readWish(`${search.wish.things.join(' ')} size ${number}`);
  return sizes.length > 0 ? { ...message, wish: { ...wish, sizes }, meanings: [] } : message;
}
