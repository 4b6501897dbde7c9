import type { Answer } from './answerParts.js';
import type { Language } from '../language/language.js';
import { newConversation, type Conversation, type Intent, type Search, type ShownItem } from '../talk/conversation.js';

/** Donations of earlier lists that can be spoken of. */
const mostEarlier = 8;

const readSearch = (intent: Intent): Search | undefined =>
  intent.kind === 'find' || intent.kind === 'care' ? intent.search : undefined;

/** The search with only the place that was found. */
function keepPlace(search: Search, placeName: string | undefined): Search {
  return { ...search, places: placeName === undefined ? [] : [[{ name: placeName, isNamed: true }]] };
}

/** The searches of the same message: of this one, or of the one before if this one goes on with one of its searches. */
function listBeside({ search, beside }: Conversation, intent: Intent, now: Search): readonly Search[] {
  if (intent.kind === 'find' && intent.beside) return intent.beside;
  const all = search ? [...beside, search] : [];
  const others = all.filter(({ wish }) => wish.things.join() !== now.wish.things.join());
  return others.length < all.length ? others : [];
}

/** Items of the lists before, without those of the new list. */
function listEarlier({ shown, earlier }: Conversation, now: readonly ShownItem[]): ShownItem[] {
  const ids = new Set(now.map(({ id }) => id));
  return [...shown, ...earlier].filter(({ id }) => !ids.has(id)).slice(0, mostEarlier);
}

/** The conversation after a message and its answer. */
export function continueConversation(
  before: Conversation,
  { intent, answer, language }: { intent: Intent; answer: Answer; language: Language },
): Conversation {
  if (intent.kind === 'reset') return { ...newConversation, language };
  const search = readSearch(intent);
  const items = answer.donations.map(({ id, title }) => ({ id, title }));
  const isOther = search !== undefined && search.others === undefined;
  const seen = [...(isOther ? [] : before.seen), ...items.map(({ id }) => id)];
  return {
    language,
    search: search ? keepPlace(search, answer.placeName) : before.search,
    beside: search ? listBeside(before, intent, search).map((one) => keepPlace(one, answer.placeName)) : before.beside,
    shown: answer.isList ? items : before.shown,
    earlier: answer.isList ? listEarlier(before, items) : before.earlier,
    seen: [...new Set(seen)],
    one: items.length > 0 ? answer.one : before.one,
    choices: answer.choices,
    needs: intent.kind === 'care' ? [...new Set([...intent.needs, ...before.needs])] : before.needs,
    topic: intent.kind === 'topic' ? intent.topic : undefined,
  };
}
