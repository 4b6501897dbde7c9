import type { ChatMessage } from '@clothesline/api-client/contract';
import { allMessages } from '../messages/messages.js';
import type { AboutIntent, FindIntent, Intent } from '../understand/intent.js';
import { choicesIn } from './choices.js';
import type { Conversation } from './conversation.js';
import { inContext, languageIn } from './inContext.js';
import { onlyOne, shownIn } from './shownOnes.js';
import { afterStartingOver } from './startOver.js';

/** A link that the assistant has put at the end of a line: what a title or description holds is people's own words. */
const ownLink = /^(?:• .*: )?\/donations\/(\d{1,10})$/gm;

const nothing: Conversation = {
  find: undefined,
  finds: [],
  shown: [],
  titles: [],
  seen: [],
  one: undefined,
  allShown: [],
  choices: [],
  needs: [],
  from: [],
  isFruitless: false,
  language: 'en',
  asked: { kind: 'greeting' },
};

/** What a conversation was about after a message: an answer and its suggestions read the same messages. */
const lately = new WeakMap<ChatMessage, { before: Conversation; after: Conversation }>();

/** What a conversation is about; the messages are in order. */
export function remember(messages: readonly ChatMessage[]): Conversation {
  return messages.reduce((before, message) => {
    const known = lately.get(message);
    if (known?.before === before) return known.after;
    const after = next(before, message);
    lately.set(message, { before, after });
    return after;
  }, nothing);
}

function next(before: Conversation, { role, content }: ChatMessage): Conversation {
  if (role === 'assistant') {
    const listed = shownIn(content);
    const isList = listed.length > 0 && asksTwice(before);
    const ids = isList ? listed.map(({ id }) => id) : [...content.matchAll(ownLink)].map(([, id]) => Number(id));
    const choices = choicesIn(content);
    return {
      ...before,
      find: hasNoSuchWords(content) && before.find ? withoutUnknown(before.find) : before.find,
      choices,
      isFruitless: isSearch(before) && choices.length === 0 ? ids.length === 0 : before.isFruitless,
      ...(ids.length > 0 && {
        shown: ids,
        titles: listed.length > 0 ? listed : isOrdered(before) ? titlesOf(ids, before) : before.titles,
        seen: [...new Map([...before.seen, ...listed].map((shown) => [shown.id, shown])).values()],
        one: isOrdered(before) ? ids[0] : onlyOne(content),
        allShown: [...before.allShown, ...ids],
      }),
    };
  }
  const language = languageIn(content, before);
  const intent = inContext(content, before);
  const find = findIn(intent, before);
  const heard = {
    ...before,
    language,
    asked: intent,
    ...(intent.kind === 'care' && { needs: intent.needs }),
    ...(intent.kind === 'about' && intent.from && { from: intent.from }),
  };
  if (find?.kind !== 'find') return afterStartingOver(content) === undefined ? heard : { ...nothing, language };
  const finds = before.find ? [...before.finds, before.find] : before.finds;
  return { ...heard, find, finds, allShown: find.others ? before.allShown : [] };
}

/** Whether the last message asked for more than one thing: then a list is what "the first one" is of. */
const asksTwice = ({ asked }: Conversation) => 'besides' in asked && asked.besides !== undefined;

/** Whether the last message asked for a search: a help text names nothing because nothing was looked for. */
const isSearch = ({ asked }: Conversation) =>
  asked.kind === 'find' || (asked.kind === 'care' && asked.find !== undefined);

/** Titles in the order in which an answer compared them. */
const titlesOf = (ids: readonly number[], { seen }: Conversation) =>
  ids.flatMap((id) => seen.filter((shown) => shown.id === id));

/** Whether the answer names the one that the last message asked for first: "the nearest one". */
const isOrdered = ({ asked }: Conversation) =>
  asked.kind === 'about' && asked.most !== undefined && asked.most !== 'best';

/** The search of a message, be it what it asks for at the end. */
function findIn(intent: Intent, before: Conversation): Intent | undefined {
  if (intent.kind === 'care') return intent.find;
  const besides = 'besides' in intent && intent.besides ? findIn(intent.besides, before) : undefined;
  if (besides?.kind === 'find') return besides;
  if (intent.kind === 'about') return unshownFind(intent, before);
  // What was asked beside a search is answered, and no part of it.
  return intent.kind === 'find' ? { ...intent, besides: undefined } : intent;
}

/** The search for a thing that a question names, where no donation was shown yet. */
const unshownFind = ({ orElse }: AboutIntent, { shown }: Conversation) => (shown.length === 0 ? orElse : undefined);

/** Whether an answer said that nothing has the words of the message. */
function hasNoSuchWords(answer: string): boolean {
  const paragraphs = answer.split('\n\n');
  return allMessages.some(
    ({ unknown, exceptBegins }) => answer === unknown || paragraphs.some((one) => one.startsWith(exceptBegins)),
  );
}

/** Words that nothing has are no part of later wishes. */
function withoutUnknown(find: FindIntent): FindIntent {
  return { ...find, wishes: find.wishes.map((wish) => ({ ...wish, unknown: [] })) };
}
