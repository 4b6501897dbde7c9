import type { Donation } from '@clothesline/api-client/contract';
import { foreignTo, glossOf } from './gloss.js';
import { oneLine, quotable } from './lines.js';
import type { Messages } from './messages.js';

/** Characters of a description in an answer. */
const longest = 400;

/** The sentences of a text. */
export const sentencesOf = (text: string) => oneLine(text).split(/(?<=[.!?。!?،])\s*(?=\S)/u);

export function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** A text that quotes a donation, with the known words of the quote where it is in another language. */
function withGloss(text: string, quote: string, { donation, say }: { donation: Donation; say: Messages }): string {
  // What is in letters that nobody here reads is told from its title on.
  const told = foreignTo(say.language, donation) === 'other' ? `${donation.title}. ${quote}` : quote;
  const gloss = glossOf(told, donation, say.language);
  return gloss === undefined ? text : `${text} ${say.about.inYourWords(gloss)}`;
}

/** What some of its sentences say. */
export function saying(donation: Donation, sentences: readonly string[], say: Messages): string {
  const quote = quotable(shortened(sentences.join(' ')));
  return withGloss(say.about.says(quotable(donation.title), quote), quote, { donation, say });
}

/** Whether it is in another language than its reader's. */
export const isForeign = (donation: Donation, say: Messages) => foreignTo(say.language, donation) !== undefined;

/** All that it says. */
export function saidWhole(donation: Donation, say: Messages): string {
  const quote = shortened(oneLine(donation.description));
  return withGloss(say.about.more(quotable(donation.title), quote), quote, { donation, say });
}

/** The same, with a word where the assistant can translate hardly any of it. */
export function saidInFull(donation: Donation, say: Messages): string {
  const whole = saidWhole(donation, say);
  const isTold = !isForeign(donation, say) || whole.includes(say.about.inYourWords('').slice(0, -1));
  return isTold ? whole : `${say.about.unread(quotable(donation.title))} ${whole}`;
}

/** What it is called. */
export function called(donation: Donation, say: Messages): string {
  const title = quotable(donation.title);
  return withGloss(say.about.called(title), title, { donation, say });
}
