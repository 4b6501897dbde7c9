import type { Donation } from '@clothesline/api-client/contract';
import type { Term } from './intent.js';
import { tokensOf, singular } from './tokens.js';

/** What a term's find is worth: the word itself before its kin, the title before the rest. */
const worth = { askedInTitle: 8, kinInTitle: 5, askedInText: 3, kinInText: 1, category: 2 } as const;

/** The donations that fit best first; those that fit alike stay in their order. */
export function ranked(donations: readonly Donation[], terms: readonly Term[]): Donation[] {
  return donations
    .map((donation) => ({ donation, score: scoreOf(donation, terms) }))
    .filter(({ score }) => score > 0 || terms.length === 0)
    .sort((one, other) => other.score - one.score)
    .map(({ donation }) => donation);
}

function scoreOf(donation: Donation, terms: readonly Term[]): number {
  const title = wordsOf(donation.title);
  const text = wordsOf(`${donation.description} ${donation.locationName}`);
  return terms.reduce((sum, term) => sum + scoreOfTerm(term, donation.category, title, text), 0);
}

function scoreOfTerm({ words, categories }: Term, category: string, title: Set<string>, text: Set<string>): number {
  const [asked = '', ...kin] = words.map(singular);
  const scores = [
    title.has(asked) ? worth.askedInTitle : 0,
    kin.some((word) => title.has(word)) ? worth.kinInTitle : 0,
    text.has(asked) ? worth.askedInText : 0,
    kin.some((word) => text.has(word)) ? worth.kinInText : 0,
    categories.includes(category) ? worth.category : 0,
  ];
  return Math.max(...scores);
}

function wordsOf(text: string): Set<string> {
  return new Set(tokensOf(text).flatMap((token) => [singular(token), ...token.split('-').map(singular)]));
}
