import type { Intent, Term } from './intent.js';
import { singular, tokensOf } from './tokens.js';
import { asking, greeting, topicOf } from './topics.js';
import { categoryOf, familyOf, isEmptyWord } from './vocabulary.js';
import { isNearMe, milesIn, placeNames } from './where.js';

/** The most words of a message that are looked for. */
const maxTerms = 8;

/** The longest word that is looked for, in UTF-16 units. */
const longestWord = 40;

/** What a message asks for. Reads the words alone: the same message always means the same. */
export function understand(message: string): Intent {
  const text = message.toLowerCase().replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const topic = topicOf(text);
  if (topic) return { kind: 'topic', topic };

  const rest = text.replace(greeting, '');
  const terms = termsOf(rest);
  const isSure = asking.test(rest) || terms.some(({ isKnown }) => isKnown);
  const nearMe = isNearMe(rest);
  if (terms.length > 0 || nearMe || asking.test(rest)) {
    return {
      kind: 'find',
      terms: terms.map(({ label, words, categories }) => ({ label, words, categories })),
      places: placeNames(rest),
      miles: milesIn(rest),
      isNearMe: nearMe,
      isSure,
    };
  }
  return { kind: greeting.test(text) ? 'greeting' : 'unknown' };
}

interface KnownTerm extends Term {
  /** Whether the word is one of clothes. */
  isKnown: boolean;
}

function termsOf(text: string): KnownTerm[] {
  const terms = new Map<string, KnownTerm>();
  for (const token of tokensOf(text)) {
    const word = singular(token);
    if (token.length > longestWord || isEmptyWord(token) || isEmptyWord(word) || /^\d+(\.\d+)?$/.test(token)) continue;
    const category = categoryOf(token, word);
    const family = familyOf(word);
    // "jeans" asks for jeans; a word that is no plural keeps its own ending.
    const words = family ?? [...new Set([word, token])];
    terms.set(word, {
      label: token,
      words,
      categories: category ? [category] : [],
      isKnown: category !== undefined || family !== undefined,
    });
  }
  return [...terms.values()].slice(0, maxTerms);
}
