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

export const likeness = { certain: 0.6, sure: 0.4, likely: 0.27, unlikely: 0.2, perhaps: 0.14 };

export interface Message {
  text: string;
  plain: string;
  words: readonly string[];
  wish: Wish;
  wishes: readonly Wish[];
  /** Set if there's a word we don't know, e.g. a brand. */
  hasUnknownWord: boolean;
  place: PlaceSaid | undefined;
  meanings: readonly Ranked[];
}

const recent = new LRUCache<string, Message>({ max: 500 });

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
 * Reads the wishes, both merged and individually. Sentences that merely provide context only contribute wearers, sizes
 * and occasions, e.g. "I'm a nurse and my scrubs are torn, I need sneakers".
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

function isSeeking(part: string): boolean {
  const words = readPlainWords(bare(part));
  return (
    hasPhrase('seeking', words) && !hasPhrase('giving', words) && readWish(withEnglishNames(part)).things.length > 0
  );
}

export const readPlainWords = (plain: string): string[] => plain.match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (text: string) => !splitWords(text).some((word) => isTalk(word) && !/^\d/.test(word));

/** Falls back to the previous language if the message is ambiguous. */
export function chooseLanguage(text: string, before: Conversation): Language {
  // short words may exist in both languages, so don't switch because of them
  const isShort = splitWords(text).length <= 2 && !/[¿¡ñáéíóú]/i.test(text);
  const isWeak = before !== newConversation && isShort && isName(text);
  const found = requestedLanguage(text) ?? (isWeak ? before.language : detectLanguage(text));
  if (found || before !== newConversation) return found ?? before.language;
  // if correcting typos changes the text, it's probably in that language
  return languages.find((language) => correctWords(text, language) !== text) ?? before.language;
}

/** Compiles a word of a phrase to a regular expression. The words being matched each end with a space. */
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

export const hasPhrase = (name: string, words: readonly string[]) => test(words, name, 'anywhere');

/** Ignores leading filler words. */
export const beginsWithPhrase = (name: string, words: readonly string[]) => test(words, name, 'atBeginning');

const maxPhraseWords = 12;

/** Whether the message consists entirely of these phrases and filler words. */
export const isOnlyPhrases = (name: string, words: readonly string[]) =>
  words.length <= maxPhraseWords && test(words, name, 'alone');

/** How much the context can change a similarity score. */
const shift = 0.12;

/**
 * Takes the context into account: after a list, questions about donations are more likely, and donors tend to go on
 * about giving.
 */
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

/** Whether the message is really about the item and place, rather than just mentioning them. */
export function isAboutWish({ wish, words, place }: Message, isRequest: boolean): boolean {
  const known = countNames(wish);
  const placeWords = new Set(place?.names.filter(({ isNamed }) => isNamed).flatMap(({ name }) => name.split(' ')));
  const unknown = wish.others.filter((word) => !placeWords.has(word)).length;
  if (known === 0) return false;
  const isDescribed = wish.things.length > 0 && wish.sizes.length + wish.colors.length + wish.whom.length > 0;
  return isRequest || isDescribed || words.length <= shortNames || unknown <= known;
}

/** Whether someone lacks clothes, or needs help with something that matches no topic. */
export function isNeed({ words, wish }: Message, bestTopic: number): boolean {
  const isLacking = hasPhrase('lacking', words);
  const isNamed = wish.things.length > 0 || (wish.whom.length > 0 && (isLacking || hasPhrase('anything', words)));
  return isNamed && (isLacking || (hasPhrase('help', words) && bestTopic < likeness.likely));
}

const changes = ['any size', 'any color', 'anywhere', 'anybody', 'for me'];

/** Whether the message only refines the search, e.g. "in any size" or "not red". */
export function isChange({ wish, words }: Message): boolean {
  const isRefusal = wish.not.length > 0 && words.length <= shortNames;
  return isRefusal || changes.some((phrases) => hasPhrase(phrases, words));
}

/** After a search, a bare number like "How about 30?" is a size. */
export function readNumber(message: Message, { search }: Conversation): Message {
  const { plain, words, wish, place } = message;
  const [number = '', other] = plain.match(/\d+(?:\.\d+)?x?/g) ?? [];
  const isAlone = words.length <= shortNames && /^\d{1,2}(?:\.5)?x?$/.test(number) && other === undefined;
  const isFree = isEmpty(wish) && place?.miles === undefined;
  if (!isAlone || !isFree || !search || search.wish.things.length === 0) return message;
  const { sizes } = readWish(`${search.wish.things.join(' ')} size ${number}`);
  return sizes.length > 0 ? { ...message, wish: { ...wish, sizes }, meanings: [] } : message;
}
