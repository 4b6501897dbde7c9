export { corrected, findMatches, inTitle, type Matches } from './findMatches.js';
export { groupsOf, type WordGroup } from './query.js';
export { searchWords } from './searchWords.js';
export { knownWordsOf, shortestSimilar } from './similar.js';
export { isStopWord } from './stopWords.js';
export { entryOf, vocabularyWords } from './vocabulary.js';
export { stemOf, tokensOf } from './words.js';
export { parseSizes } from '../sizes/parseSizes.js';
export { wordsOfFilter } from '../sizes/sizeWords.js';
