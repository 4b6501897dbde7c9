import type { ChatMessage } from '@clothesline/api-client/contract';
import { tokensOf } from '@clothesline/api-client/search';
import type { FindIntent, Intent } from './intent.js';
import { languageOf, plain, type Language } from './language.js';
import { allMessages } from './messages.js';
import { topicOf } from './topics.js';
import { understand } from './understand.js';
import { isEmptyWish, type Wish } from './wish.js';
import { isAge, sizesOf } from './wishSizes.js';

/** What was said before the message that is answered. */
export interface Conversation {
  /** What was looked for last. */
  find: FindIntent | undefined;
  /** Ids of the donations in the last answer that had any, and in all answers since another thing was looked for. */
  shown: readonly number[];
  allShown: readonly number[];
  /** The places that the assistant asked back about in its last answer. */
  choices: readonly string[];
  /** In which the last message was that told it. */
  language: Language;
}

/** A link that the assistant has put at the end of a line: what a title or description holds is people's own words. */
const ownLink = /^(?:• .*: )?\/donations\/(\d{1,10})$/gm;

const nothing: Conversation = { find: undefined, shown: [], allShown: [], choices: [], language: 'en' };

/** What a conversation is about; the messages are in order. */
export function remember(messages: readonly ChatMessage[]): Conversation {
  return messages.reduce(next, nothing);
}

function next(before: Conversation, { role, content }: ChatMessage): Conversation {
  if (role === 'assistant') {
    const ids = [...content.matchAll(ownLink)].map(([, id]) => Number(id));
    return {
      ...before,
      find: hasNoSuchWords(content) && before.find ? withoutUnknown(before.find) : before.find,
      choices: choicesIn(content),
      ...(ids.length > 0 && { shown: ids, allShown: [...before.allShown, ...ids] }),
    };
  }
  const language = languageIn(content, before);
  const intent = inContext(content, before);
  const find = intent.kind === 'care' ? intent.find : intent;
  if (find?.kind !== 'find') return { ...before, language };
  return { ...before, language, find, allShown: find.others ? before.allShown : [] };
}

/** Whether an answer said that nothing has the words of the message. */
function hasNoSuchWords(answer: string): boolean {
  return allMessages.some(({ unknown, exceptBegins }) => answer === unknown || answer.startsWith(exceptBegins));
}

/** Words that nothing has are no part of later wishes. */
function withoutUnknown(find: FindIntent): FindIntent {
  return { ...find, wishes: find.wishes.map((wish) => ({ ...wish, unknown: [] })) };
}

/** The language of a message, or where it tells none, of those before it. */
export function languageIn(message: string, before: Conversation): Language {
  return languageOf(message) ?? before.language;
}

function choicesIn(answer: string): string[] {
  for (const { placeAsked, placesBetween } of allMessages) {
    const names = placeAsked.exec(answer)?.[1];
    if (names !== undefined) return names.split(placesBetween);
  }
  return [];
}

/** What a message asks for, after all that was said before. */
export function inContext(message: string, before: Conversation): Intent {
  const language = languageIn(message, before);
  const text = plain(message, language);
  const chosen = choiceOf(text, before.choices);
  if (chosen !== undefined && before.find) {
    const { find } = before;
    const place = { name: chosen.toLowerCase(), isNamed: true };
    return { ...find, places: [place, ...find.places], isSure: true };
  }
  const number = /^(?:#|no\.? ?|number )?([1-4])\W*$/.exec(text)?.[1];
  if (number !== undefined && Number(number) <= before.shown.length) {
    return { kind: 'about', which: Number(number) - 1, question: 'more' };
  }
  const intent = understand(message, language);
  const topic = intent.kind === 'about' && before.shown.length === 0 ? topicOf(text) : undefined;
  if (topic) return { kind: 'topic', topic };
  if (intent.kind !== 'find' || !before.find) return intent;
  return isFollowUp(text, intent) ? carried(intent, before.find, /\bfor (me|myself)\b/.test(text)) : intent;
}

/** Which of the places that were asked about is meant: by its name, its number, or the first word of its name. */
function choiceOf(message: string, choices: readonly string[]): string | undefined {
  const text = tokensOf(message)
    .filter((word) => word !== 'the')
    .join(' ');
  const number = [/\b(first|1st)\b/, /\b(second|2nd)\b/, /\b(third|3rd)\b/].findIndex((pattern) => pattern.test(text));
  if (number >= 0) return choices[number];
  const named = choices.filter((name) => text.includes(name.toLowerCase()));
  if (named.length > 0) return named.toSorted((one, other) => other.length - one.length)[0];
  return (
    choices.find((name) => `${text} district` === name.toLowerCase()) ??
    choices.find((name) => name.toLowerCase().split(' ').includes(text))
  );
}

const opening =
  /^(?:(?:ok|okay|hmm|oh|and|but|also|then|or|well|yes|no|sorry|actually)\b[ ,]*)*(?:and|also|or|but|what about|how about|what of|maybe|rather|only|just|without|not|in|for|with|near|within|around|closer|size|any|anything|something|do you have (?:it|them|one|any)|same|smaller|bigger|larger|a bit|instead)\b/;

/** Before or after another thing that is wished for in the same way. */
const alsoAThing =
  /^(?:(?:ok|okay|hmm|oh|well|yes)\b[ ,]*)?(?:and|also|what about|how about|or)\b|\binstead\b|\btoo\b\W*$/;

/** Somebody or something that was spoken of before: "any hats for him?". */
const forThem = /\bfor (?:him|her|them)\b/;

/** Whether a message goes on with what was looked for before. */
function isFollowUp(text: string, { wishes, others }: FindIntent): boolean {
  if (others || /\binstead\b/.test(text)) return true;
  const hasThing = wishes.some(({ things }) => things.length > 0);
  if (hasThing) return alsoAThing.test(text) || forThem.test(text);
  if (/\b(clothes|clothing|outfits?|stuff|donations|what(?:'?s| is) new|newest|latest)\b/.test(text)) return false;
  return opening.test(text) || text.split(' ').length <= 4;
}

/** The wish of a message with what it leaves open taken from before. */
function carried(intent: FindIntent, before: FindIntent, isForSelf: boolean): FindIntent {
  const of = isForSelf ? before.wishes.map((wish) => ({ ...wish, audience: [], sizes: [] })) : before.wishes;
  // Where another place is named, the words of the one before are none to look for.
  const named = new Set(before.places.filter(({ isNamed }) => isNamed).flatMap(({ name }) => name.split(' ')));
  const earlier = of.map((wish) => ({ ...wish, unknown: wish.unknown.filter((word) => !named.has(word)) }));
  const wishes = intent.wishes.flatMap((wish) =>
    wish.things.length > 0
      ? [{ ...wish, audience: or(wish.audience, earlier[0]?.audience), sizes: sizesOrAge(wish, earlier[0]) }]
      : earlier.map((one) => merged(wish, one)),
  );
  return {
    ...intent,
    wishes,
    places: [...intent.places, ...before.places],
    miles: intent.miles ?? before.miles,
    isSure: true,
    isCarried: wishes.some((wish) => !isEmptyWish(wish)),
  };
}

const or = <Item>(said: readonly Item[], before: readonly Item[] = []) => (said.length > 0 ? said : before);

/** An age holds for everything that somebody wears; another size only for the thing that it was said of. */
function sizesOrAge({ sizes }: Wish, before: Wish | undefined): readonly string[] {
  return or(sizes, before && sizesOf(before).every(isAge) ? before.sizes : []);
}

/** What a message says replaces what was said of the same before. */
function merged(said: Wish, before: Wish): Wish {
  return {
    things: before.things,
    // A size of another person is not theirs.
    sizes:
      said.audience.length > 0 && said.sizes.length === 0 && before.audience.length > 0
        ? []
        : or(said.sizes, before.sizes),
    audience: or(said.audience, before.audience),
    colors: or(said.colors, before.colors),
    materials: or(said.materials, before.materials),
    purposes: or(said.purposes, before.purposes),
    unwanted: [...before.unwanted, ...said.unwanted],
    unknown: [...new Set([...before.unknown, ...said.unknown])],
  };
}
