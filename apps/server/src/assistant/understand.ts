import { entryOf, isStopWord, stemOf, tokensOf } from '@clothesline/api-client/search';
import type { Intent } from './intent.js';
import { asking, greeting, topicOf } from './topics.js';
import { isNearMe, milesIn, placeNames } from './where.js';

/** The most words of a message that are looked for. */
const maxWords = 8;

/** The longest word that is looked for, in UTF-16 units. */
const longestWord = 40;

/** What a message asks for. Reads the words alone: the same message always means the same. */
export function understand(message: string): Intent {
  const text = message.toLowerCase().replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const topic = topicOf(text);
  if (topic) return { kind: 'topic', topic };

  const rest = text.replace(greeting, '');
  const words = wordsOf(rest);
  const isSure = asking.test(rest) || words.some((word) => entryOf(stemOf(word)) !== undefined);
  const nearMe = isNearMe(rest);
  if (words.length > 0 || nearMe || asking.test(rest)) {
    return {
      kind: 'find',
      words,
      places: placeNames(rest),
      miles: milesIn(rest),
      isNearMe: nearMe,
      isSure,
    };
  }
  return { kind: greeting.test(text) ? 'greeting' : 'unknown' };
}

function wordsOf(text: string): string[] {
  const words = tokensOf(text).filter(
    (word) => word.length <= longestWord && !isStopWord(word) && !/^\d+(\.\d+)?$/.test(word),
  );
  return [...new Map(words.map((word) => [stemOf(word), word])).values()].slice(0, maxWords);
}
