import type { Donation } from '@clothesline/api-client/contract';
import { inSpanish } from '../language/spanish.js';
import { namesIn } from '../language/names.js';
import { factsOf } from '../search/facts.js';
import { quotable } from './lines.js';
import type { Messages } from './messages.js';
import { isForeign } from './quotes.js';

/**
 * The colors of a donation by their names alone: those of its title, or for those who do not read the sentences that name
 * any, of these; undefined where there are none.
 */
export function colorsTold(donation: Donation, sentences: readonly string[], say: Messages): string | undefined {
  const { titleColors } = factsOf(donation);
  const inSentences = isForeign(donation, say)
    ? namesIn(sentences.join(' ')).names.filter(({ entry }) => entry.facet === 'color')
    : [];
  const names = titleColors.length > 0 ? titleColors : inSentences;
  const words = [...new Map(names.map(({ stem, word }) => [stem, word])).values()];
  const told = say.language === 'es' ? words.flatMap((word) => inSpanish(word)?.word ?? []) : words;
  return told.length > 0 ? say.about.color(quotable(donation.title), told) : undefined;
}
