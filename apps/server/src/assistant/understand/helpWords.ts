import { nameMeantBy } from '../language/names.js';
import { isEnglish } from '../language/spanish.js';
import { Spelling } from '../language/spelling.js';
import { stemFor } from '../language/stems.js';
import { isUsualWord } from '../language/usualWords.js';

/** Words of questions about the site that are often misspelled. */
const words =
  `account accounts donate donates donating donation donations donor donors listing listings delete remove register contact deliver delivery delivered
  pickup photo photos picture pictures password profile address report privacy answer answers answered message messages website location receive
  charge stranger strangers thanks thank email reserve notification notifications notify favorite works someone something upload publish expire
  anonymous request requests moderator safety dangerous cancel accept stained condition exchange return phone respond reply owner collect saved
  change changed changes chance`.split(/\s+/);

let spelling: Spelling | undefined;

/** A question with what was meant for its misspelled words; what may be a garment stays. */
export function withHelpWords(text: string): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    spelling ??= new Spelling(words);
    const meant = spelling.meantBy(word);
    if (meant === undefined || words.includes(word) || nameMeantBy(word) !== undefined) return word;
    // "Donat" is known as what "donate" begins with, and is no word.
    return stemFor(meant) !== word && (isEnglish(word) || isUsualWord(word)) ? word : meant;
  });
}
