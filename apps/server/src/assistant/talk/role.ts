import { withEnglishNames } from '../../search/index.js';
import { bare } from '../language/language.js';
import { readWish } from '../wish/wish.js';
import { hasPhrase, readPlainWords, type Message } from './message.js';

/**
 * Distinguishes donors from seekers. The first match wins:
 * - requests in the first person, e.g. "I need a coat" or "necesito"
 * - offers, even if they mention that others "need" the items
 * - other requests (may mention that something was outgrown)
 * - clothes that no longer fit, without a current size
 * - items the visitor claims to have
 */
export function readRole({ text, words, wish }: Message): 'giver' | 'seeker' | undefined {
  const isHaving = !hasPhrase('lacking', words) && text.split(/[.!?;,]\s/).some(tellsThingOfOwn);
  if (!hasPhrase('asking', words) && hasPhrase('giving', words)) return 'giver';
  if (hasPhrase('asking', words) || hasPhrase('seeking', words)) return 'seeker';
  if (hasPhrase('outgrown', words) && wish.sizes.length === 0) return 'giver';
  return isHaving ? 'giver' : undefined;
}

const tellsThingOfOwn = (part: string) =>
  hasPhrase('having', readPlainWords(bare(part))) && readWish(withEnglishNames(part)).things.length > 0;

export const isGiver = (message: Message) => readRole(message) === 'giver';
