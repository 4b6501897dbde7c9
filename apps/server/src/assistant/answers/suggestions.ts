import type { ChatMessage } from '@clothesline/api-client/contract';
import { namedIn } from '../messages/cards.js';
import { remember } from '../conversation/remember.js';
import type { FindIntent } from '../understand/intent.js';
import { messagesIn, type Messages } from '../messages/messages.js';
import { isAge, sizesOf } from '../wishes/wishSizes.js';

/** The most suggestions after an answer: as many as fit into two lines of the chat. */
const most = 3;

/** Messages that a visitor may go on with after the last of these messages, which is an answer. Each is one that the assistant understands. */
export function suggestionsOf(messages: readonly ChatMessage[]): string[] {
  const answer = messages.at(-1);
  const { choices, find, language, asked } = remember(messages);
  const say = messagesIn(language).suggestions;
  if (choices.length > 0) return choices.slice(0, most);
  const content = answer?.content ?? '';
  const named = namedIn(content).length;
  // Nobody in need is asked what else they would like.
  if (named === 0 && asked.kind === 'care') return [];
  const wider = asked.kind === 'find' ? widenings(asked, say) : [];
  if (named === 0) return [...wider, say.newest, say.donate].slice(0, most);
  // What was asked about one donation ends with its link alone.
  if (/^\/donations\//m.test(content) && !/^• /m.test(content)) return [say.howToAskForIt, say.newest];
  const isSized = find?.wishes.some((wish) => wish.sizes.length > 0 && !sizesOf(wish).every(isAge)) ?? false;
  const isAll = !content.endsWith(messagesIn(language).more);
  return [
    ...(find && namesPlace(content, find, messagesIn(language)) ? [say.closer] : []),
    ...(isAll && isSized ? [say.otherSizes] : named > 1 ? [say.more] : [say.state]),
    named > 1 ? say.howToAsk : say.howToAskForIt,
  ].slice(0, most);
}

/** What may be there where what was asked for is not: the same in other sizes, or something else that fits. */
function widenings({ wishes: [wish] }: FindIntent, say: Messages['suggestions']): string[] {
  if (!wish || wish.sizes.length === 0) return [];
  if (wish.things.length === 0) return [say.otherSizes];
  return sizesOf(wish).every(isAge) ? [say.sameAge] : [say.otherSizes, say.sameSize];
}

/** Whether an answer looked around a place: what was asked for may hold words that are none. */
function namesPlace(answer: string, { places }: FindIntent, say: Messages): boolean {
  const text = answer.toLowerCase();
  return text.includes(' mi ') || places.some(({ name }) => text.includes(say.inPlace(name).toLowerCase()));
}
