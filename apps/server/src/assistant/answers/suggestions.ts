import type { Search } from '../talk/conversation.js';
import type { Question } from '../topics/topic.js';
import type { Messages } from './messages.js';

/** The most suggestions after an answer: as many as fit into two lines of the chat. */
const most = 3;

/** Messages to begin with. */
export const startSuggestions = ({ suggestions }: Messages): string[] => [suggestions.newest, suggestions.donate];

/** Questions that may be meant, then messages to begin with. */
export const guessSuggestions = (asks: readonly string[], say: Messages): string[] =>
  [...asks, ...startSuggestions(say)].slice(0, most);

/** Messages after a question about one donation. */
export const itemSuggestions = (question: Question, { suggestions }: Messages): string[] => [
  suggestions.ask,
  question === 'state' ? suggestions.newest : suggestions.state,
];

/** Messages after several donations. */
export const listSuggestions = ({ suggestions }: Messages): string[] => [suggestions.askFirst];

/** The same search with one slot less. */
function widenings({ wish, places, miles }: Search, { suggestions }: Messages): string[] {
  const isPlaced = miles !== undefined || places.flat().some(({ isNamed }) => isNamed);
  return [
    ...(wish.sizes.length > 0 ? [suggestions.anySize] : []),
    ...(wish.colors.length > 0 ? [suggestions.anyColor] : []),
    ...(isPlaced ? [suggestions.anywhere] : []),
    ...(wish.whom.length > 0 && wish.things.length > 0 ? [suggestions.anybody] : []),
  ];
}

/** Messages after the results of a search. */
export function searchSuggestions(search: Search, count: number, hasMore: boolean, say: Messages): string[] {
  const { suggestions } = say;
  const wider = widenings(search, say);
  if (count === 0) return [...wider, ...startSuggestions(say)].slice(0, most);
  if (count === 1) return [suggestions.ask, suggestions.state, ...wider].slice(0, most);
  const closer = search.miles !== undefined ? [suggestions.closer] : [];
  return [...closer, ...(hasMore ? [suggestions.more] : []), suggestions.askFirst, ...(hasMore ? [] : wider)].slice(
    0,
    most,
  );
}
