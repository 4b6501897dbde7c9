import { hasPhrase, type Message } from './message.js';

/**
 * Tells givers from seekers by the first list that a message has a phrase of:
 * - offers, in which others may well "need" the things;
 * - requests, beside which something may well be outgrown;
 * - clothes that do not fit any more: a seeker says the size that is worn now, or "again";
 * - things that the visitor has.
 */
export function readRole({ words, wish }: Message): 'giver' | 'seeker' | undefined {
  const isHaving = hasPhrase('having', words) && !hasPhrase('lacking', words);
  if (hasPhrase('giving', words)) return 'giver';
  if (hasPhrase('seeking', words)) return 'seeker';
  if (hasPhrase('outgrown', words)) {
    return !isHaving && (wish.sizes.length > 0 || hasPhrase('again', words)) ? 'seeker' : 'giver';
  }
  return isHaving && wish.things.length > 0 ? 'giver' : undefined;
}

export const isGiver = (message: Message) => readRole(message) === 'giver';
