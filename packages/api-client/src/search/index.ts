export {
  corrected,
  createSearchTest,
  findMatches,
  isShortName,
  relatedInTitle,
  joinWords,
  type Matches,
  type SearchTest,
} from './findMatches.js';
export { closeParts, groupWords, joinParts, type ClosePart, type WordGroup } from './query.js';
export { inTitle, searchWords } from './searchWords.js';
export { isSimilar, knownWords, shortestSimilar } from './similar.js';
export { isStopWord, stopWords } from './stopWords.js';
export { readEntry, vocabularyWords, type Entry } from './vocabulary.js';
export type { Facet } from './things.js';
export { joinedStem, stemWord, splitWords } from './words.js';
export { parseSizes, sizesInText } from './sizes/parseSizes.js';
export { filterToWords, isChildSizeWord, listFilterToWords, sizeToWords } from './sizes/sizeWords.js';
