import type { ChatScope } from '../../contract/chatScope.js';
import type { Donation } from '../../contract/donation.js';
import { listed, type Store } from './store.js';

const articles = new Set([
  'the',
  'and',
  'for',
  'you',
  'have',
  'any',
  'are',
  'can',
  'with',
  'what',
  'some',
  'there',
  'where',
  'how',
]);

/** Lists donations that match a word or place in the question. */
export function reply(store: Store, question: string, scope: ChatScope = {}): string {
  const words = question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !articles.has(word));
  const found = listed(store, {}).found.filter((donation) => {
    const text = `${donation.title} ${donation.category} ${donation.locationName}`.toLowerCase();
    return isWithin(donation, scope) && words.some((word) => text.includes(word));
  });
  if (found.length === 0) {
    return "I am an automated assistant and I don't know that. You can search all donations under Explore.";
  }
  const titles = found.slice(0, 3).map(({ title, locationName }) => `${title} (${locationName})`);
  return `I am an automated assistant. This is listed now: ${titles.join('; ')}.`;
}

function isWithin({ category, locationName }: Donation, { categories, place = '' }: ChatScope): boolean {
  const isOne = !categories || categories.some((name) => name.toLowerCase() === category.toLowerCase());
  return isOne && locationName.toLowerCase().includes(place.toLowerCase());
}
