import { readEntry, isStopWord, joinedStem, sizesInText, splitWords, type Entry } from '@clothesline/api-client/search';
import { readWords } from '../language/sections.js';
import talk from './talk.txt';
import { emptyWish, type Wish } from './wish.js';
import { withAges } from './withAges.js';

/** The longest name of the vocabulary, in words. */
const longestName = 3;

const talkWords = readWords(talk);

/** Whether a word names nothing that is looked for. */
export const isTalk = (word: string) => word.length < 2 || isStopWord(word) || talkWords.has(word) || /^\d/.test(word);

const refusal = /\b(?:but not|not|no|without|except|anything but|other than|sin|que no sea|menos)\b/;
const noRefusal = /^ (?:sure|problem|idea|worries|thanks|one|too|more|longer|mas|matter)\b/;
const refusalEnd = /[,.;?!]|\b(?:but|pero|just|only|solo)\b/;

interface Refused {
  words: readonly string[];
  isWithout: boolean;
}

/** The words behind a refusal: "no wool", "without a hood". */
function readRefused(text: string): Refused {
  const found = refusal.exec(text);
  const rest = found ? text.slice(found.index + found[0].length) : '';
  if (!found || noRefusal.test(rest)) return { words: [], isWithout: false };
  return { words: splitWords(rest.split(refusalEnd)[0] ?? ''), isWithout: /^(?:without|sin)/.test(found[0]) };
}

/** Words of talk that the vocabulary has with another meaning: "fit" is no fitness. */
const noNames = new Set(['fit', 'fits', 'fitting', 'nothing', 'check', 'spot']);

const slots = { thing: 'things', audience: 'whom', color: 'colors', material: 'details', purpose: 'details' } as const;

/** Parts of a size: not looked for as words. */
const sizePart = /\d|^(?:size|talla|months?|years?|old|x+[sl]|[sml])$/;

/** The slots that a text fills. Its Spanish names are English already. */
export function readWish(text: string): Wish {
  const sizes = sizesInText(withAges(text));
  const sizeWords = new Set(sizes.flatMap((size) => splitWords(size.text)).filter((word) => sizePart.test(word)));
  const refused = readRefused(text.toLowerCase());
  const wish = { ...emptyWish, sizes: [...new Set(sizes.map(({ size }) => size))] };
  const words = splitWords(text);
  for (let at = 0; at < words.length;) {
    const found = findEntry(words, at);
    const name = words.slice(at, at + (found?.length ?? 1)).join(' ');
    at += found?.length ?? 1;
    if (sizeWords.has(name) || noNames.has(name) || (found === undefined && isTalk(name))) continue;
    const isRefused = (found ?? refused.isWithout) && refused.words.includes(name.split(' ')[0] ?? '');
    const slot = isRefused ? 'not' : found ? slots[found.entry.facet] : 'others';
    wish[slot] = [...new Set([...wish[slot], name])];
  }
  return wish;
}

/** The entry of the longest name that begins at a word. */
function findEntry(words: readonly string[], at: number): { entry: Entry; length: number } | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const entry = readEntry(joinedStem(words.slice(at, at + length)));
    if (entry && (length > 1 || !isStopWord(words[at] ?? ''))) return { entry, length };
  }
  return undefined;
}
