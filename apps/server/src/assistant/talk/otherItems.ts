import { stemWord } from '@clothesline/api-client/search';
import type { Others } from '../topics/topic.js';
import { nextSizes } from '../wish/nextSizes.js';
import { isEmpty } from '../wish/wish.js';
import type { Intent, Search } from './conversation.js';
import { hasPhrase, isOnlyPhrases } from './phrases.js';
import { likeness, type Message } from './readMessage.js';

/** "Any other coats?" */
function isOtherSame({ words, wish }: Message, search: Search): boolean {
  const stems = new Set(search.wish.things.map(stemWord));
  return (
    hasPhrase('other', words) && wish.things.length > 0 && wish.things.every((thing) => stems.has(stemWord(thing)))
  );
}

/** A request for other donations than those shown: more, closer, in another size or color. */
export function readOthers(message: Message, search: Search): Intent | undefined {
  const { words, meanings, wish, place } = message;
  const repeat = { ...search, isPlaceOnly: false, isSure: true };
  if (isOtherSame(message, search)) return { kind: 'find', search: { ...repeat, others: 'more' } };
  const [best] = meanings;
  const isMore = isOnlyPhrases('more', words);
  const isLikely = best !== undefined && best.meaning.startsWith('more.') && best.score >= likeness.likely;
  if ((!isMore && !isLikely) || !isEmpty(wish) || wish.not.length > 0) return undefined;
  const others = (isMore ? 'more' : best?.meaning.slice('more.'.length)) as Others;
  const isSize = others === 'bigger' || others === 'smaller';
  if (isSize && search.wish.sizes.length === 0) return { kind: 'size' };
  const { sizes, colors, not } = search.wish;
  const changed = {
    ...search.wish,
    ...(isSize && { sizes: nextSizes(sizes, others) }),
    ...(others === 'colors' && { colors: [], not: [...not, ...colors] }),
  };
  const named = place?.names.filter(({ isNamed }) => isNamed) ?? [];
  return { kind: 'find', search: { ...repeat, wish: changed, places: [named, ...search.places], others } };
}
