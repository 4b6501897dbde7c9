import type { FindIntent, Intent } from '../understand/intent.js';
import { understand } from '../understand/understand.js';
import { noWish } from '../wishes/wish.js';
import { somethingElse } from './followUps.js';

/** What else there is for the same person, whatever it is: "what else in her size then?" */
export function anythingElse(text: string, intent: Intent, find: FindIntent): FindIntent | undefined {
  if (intent.kind !== 'unknown' || !somethingElse.test(text)) return undefined;
  const wishes = find.wishes.slice(0, 1).map((wish) => ({ ...wish, things: [], purposes: [], unknown: [] }));
  return { ...find, wishes, others: 'more', isThanked: false, isCarried: true, isSure: true };
}

/** In the same size: what is suggested where there is nothing. */
const inSameSize = /\b(?:that|the same|this|my|her|his) (?:one )?(?:size|age)\b/;

/** Whatever else there is in the size that was asked for, or for that age. */
export function elseInSize(text: string, find: FindIntent): FindIntent | undefined {
  const [wish] = find.wishes;
  if (!wish || !somethingElse.test(text) || !inSameSize.test(text)) return undefined;
  const wishes = [{ ...noWish, audience: wish.audience, sizes: wish.sizes }];
  return { ...find, wishes, others: 'more', isThanked: false, isCarried: true, isSure: true };
}

const forMe = /^(?:for (?:\p{L}+ )?\p{L}+,? )?for (?:me|myself)\W*$/u;

/** What is said before a correction, word by word. */
const before = /^(?:no|not|oh|lol|sorry|it'?s|it is|i mean)\b[ ,.!]*/;

/** For oneself, where a message says no more: "not for my mom, for me". */
export function forSelf(text: string, find: FindIntent): FindIntent | undefined {
  let rest = text;
  while (before.test(rest)) rest = rest.replace(before, '');
  if (!forMe.test(rest.replace(/\blol\b ?/, ''))) return undefined;
  const wishes = find.wishes.map(({ audience, sizes, ...wish }) => ({
    ...wish,
    audience: [],
    sizes: audience.length > 0 ? [] : sizes,
  }));
  return { ...find, wishes, others: undefined, isThanked: false, isCarried: true, isSure: true };
}

/** Whatever else there is around a place: "what else is near the Castro". */
const somethingElseAt =
  /\b(?:what|anything|something) else (?:is |do you have |have you got |have |there is |is there )?(?=(?:near|around|close to|within|by)\b)/;

/** What else there is around a place, for the same person. */
export function elseAround(text: string, find: FindIntent): FindIntent | undefined {
  const at = somethingElseAt.exec(text);
  const intent = at ? understand(text.slice(at.index + at[0].length)) : undefined;
  if (intent?.kind !== 'find') return undefined;
  const wishes = find.wishes.slice(0, 1).map(({ audience, sizes }) => ({ ...noWish, audience, sizes }));
  return { ...intent, wishes, others: 'more', isCarried: true, isSure: true };
}
