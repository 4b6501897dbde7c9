import { withEnglishNames } from '../../search/index.js';
import { bare } from '../language/language.js';
import { readWish } from '../wish/wish.js';
import { hasPhrase, readPlainWords, type Message } from './message.js';

/**
 * Distinguishes donors from seekers by the first matching phrase list:
 * - requests in the first person: "I need a coat", "necesito";
 * - offers, in which others may "need" the items;
 * - other requests, which may mention something outgrown;
 * - clothes that no longer fit, without a current size;
 * - items that the visitor has.
 */
export function readRole({ text, words, wish }: Message): 'giver' | 'seeker' | undefined {
  const isHaving = !hasPhrase('lacking', words) && text.split(/[.!?;,]\s/).some(tellsThingOfOwn);
  if (!hasPhrase('asking', words) && hasPhrase('giving', words)) return 'giver';
  if (hasPhrase('asking', words) || hasPhrase('seeking', words)) return 'seeker';
  if (hasPhrase('outgrown', words) && wish.sizes.length === 0) return 'giver';
  return isHaving ? 'giver' : undefined;
}

/** Matches parts such as "I have two coats". */
const tellsThingOfOwn = (part: string) =>
  hasPhrase('having', readPlainWords(bare(part))) && readWish(withEnglishNames(part)).things.length > 0;

export const isGiver = (message: Message) => readRole(message) === 'giver';
