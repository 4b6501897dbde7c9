import type { Language } from '../language/language.js';
import { asks, hasPhrase, isOnlyPhrases, likeness, readMessage, type Message } from './message.js';
import { isEmpty } from '../wish/wish.js';

const sentenceEnd = /(?<=[.!?;:,])\s+|(?=[¿¡])/u;
const partEnd = /(?<=[.!?;,])\s+|(?=[¿¡])|(?<!\s)\s+(?:and|y)\s/iu;

const maxParts = 6;

const split = (text: string, end: RegExp) =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const courtesies: ReadonlySet<string> = new Set(['thanks', 'bye', 'smallTalk', 'apology']);

export const isCourtesy = (topic: string) => courtesies.has(topic);

export const isWishOrQuestion = (message: Message) =>
  asks(message) || (!isEmpty(message.wish) && hasPhrase('request', message.words));

function isOnlyCourtesy(message: Message): boolean {
  const { words, wish, meanings } = message;
  const [best] = meanings;
  if (isOnlyPhrases('hello', words)) return true;
  return isEmpty(wish) && best !== undefined && isCourtesy(best.meaning) && best.score >= likeness.sure;
}

/** Strips thanks and greetings to make the rest easier to recognize. */
export function withoutAsides(text: string, language: Language): string {
  const parts = split(text, sentenceEnd);
  if (parts.length < 2 || parts.length > maxParts) return text;
  const rest = parts.filter((part) => !isOnlyCourtesy(readMessage(part, language)));
  const isCut = rest.length > 0 && rest.length < parts.length;
  const left = rest.join(' ');
  return isCut && isWishOrQuestion(readMessage(left, language)) ? left : text;
}

export function readParts(text: string, language: Language): readonly Message[] {
  const parts = split(text, partEnd);
  return parts.length < 2 || parts.length > maxParts ? [] : parts.map((part) => readMessage(part, language));
}
