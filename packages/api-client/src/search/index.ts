export {
  corrected,
  findMatches,
  inTitle,
  isShortName,
  relatedInTitle,
  joinWords,
  type Matches,
} from './findMatches.js';
export { groupWords, type WordGroup } from './query.js';
export { searchWords } from './searchWords.js';
export { isSimilar, knownWords, shortestSimilar } from './similar.js';
export { isStopWord, stopWords } from './stopWords.js';
export { readEntry, vocabularyWords, type Entry } from './vocabulary.js';
export type { Facet } from './things.js';
export { joinedStem, stemWord, splitWords } from './words.js';
export { parseSizes, sizesInText } from './sizes/parseSizes.js';
export { filterToWords, listFilterToWords, sizeToWords } from './sizes/sizeWords.js';
