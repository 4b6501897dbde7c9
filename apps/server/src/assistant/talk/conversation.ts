import * as z from 'zod';
import { needs, type Need } from '../crisis/crisis.js';
import { languages, type Language } from '../language/language.js';
import type { PlaceName } from '../places/placeNames.js';
import { tellsGiver, type Others, type Question, type Topic } from '../topics/topics.js';
import { emptyWish } from '../wish/wish.js';

const few = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .transform((list): readonly z.infer<Item>[] => list.slice(0, most))
    .default([]);

const name = z.string().transform((text) => text.slice(0, 60));
const names = few(name, 8);
const id = z.int().positive();
const items = few(z.object({ id, title: name }), 8);

const storedWish = z.object({
  things: names,
  whom: names,
  sizes: names,
  colors: names,
  details: names,
  others: names,
  not: names,
});

const storedSearch = z.object({
  wish: storedWish,
  /** Possible place names, best first, of the last message, then of earlier messages. */
  places: few(few(z.object({ name, isNamed: z.boolean() }), 1), 3),
  miles: z.number().optional(),
  placeSaid: name.optional(),
});

/** Search and place of a conversation. The last four fields apply to a single message. */
export interface Search extends z.infer<typeof storedSearch> {
  isHere: boolean;
  /** Requested difference from shown donations. */
  others?: Others | undefined;
  /** Whether it only names a place, which then must be known. */
  isPlaceOnly: boolean;
  /** Whether it clearly requests donations; then unknown words are searched too. */
  isSure: boolean;
}

const fillSearch = (stored: z.infer<typeof storedSearch>): Search => ({
  ...stored,
  isHere: false,
  isPlaceOnly: false,
  isSure: true,
});

export const emptySearch: Search = fillSearch({ wish: emptyWish, places: [] });

const storedConversation = z.object({
  language: z.enum(languages),
  search: storedSearch.transform(fillSearch).optional(),
  /** Other searches of the message. */
  beside: few(storedSearch.transform(fillSearch), 2),
  /** Donations of the last list in order, then of earlier lists. */
  shown: items,
  earlier: items,
  /** Ids shown since the item changed, newest first. */
  seen: few(id, 60),
  /** Donation under discussion. */
  one: id.optional(),
  choices: names,
  needs: few(z.enum(needs), needs.length),
  topic: name.optional(),
  /** Whether the visitor is donating. */
  gives: z.boolean().default(false),
});

/** State before the current message. */
export type Conversation = Readonly<z.infer<typeof storedConversation>>;

export type ShownItem = Conversation['shown'][number];

export const newConversation: Conversation = storedConversation.parse({ language: 'en' });

const longestState = 4096;

/** Starts a new conversation if the state is missing or invalid. */
export function readState(stored: unknown): Conversation {
  const { success, data } = storedConversation.safeParse(stored);
  return success ? data : newConversation;
}

/** Undefined if it is too long. */
export function writeState(conversation: Conversation): Conversation | undefined {
  const written = storedConversation.parse(conversation);
  return JSON.stringify(written).length <= longestState ? written : undefined;
}

export type Order = 'nearest' | 'largest' | 'smallest' | 'newest';

export interface OrderIntent {
  kind: 'order';
  order: Order;
  which: readonly number[];
  places: readonly PlaceName[];
}

export interface ItemIntent {
  kind: 'item';
  question: Question;
  which: readonly number[];
  places: readonly PlaceName[];
  words: readonly string[];
  sizes: readonly string[];
}

/** Searches. */
export interface FindIntent {
  kind: 'find';
  search: Search;
  beside?: readonly Search[];
  isLoss?: boolean;
}

export interface TopicIntent {
  kind: 'topic';
  topic: Topic;
  isLoss?: boolean;
}

export interface QuestionsIntent {
  kind: 'questions';
  questions: readonly (FindIntent | TopicIntent | ItemIntent)[];
}

/** A crisis, with requested clothes. If they are only remembered, only wearer and sizes count. */
export interface CareIntent {
  kind: 'care';
  needs: readonly Need[];
  wish?: FindIntent | undefined;
  isKept?: boolean;
}

/** Returns the searches of an intent. */
function readFind(intent: Intent): FindIntent | undefined {
  if (intent.kind === 'care' || intent.kind === 'otherLanguage') return intent.wish;
  const one = intent.kind === 'questions' ? intent.questions.find(({ kind }) => kind === 'find') : intent;
  return one?.kind === 'find' ? one : undefined;
}

export type Intent =
  | { kind: 'hello' | 'reset' | 'whichSize' }
  /** Another language, by tag if known. The wish contains known search words. */
  | { kind: 'otherLanguage'; language: string | undefined; wish: FindIntent | undefined }
  | CareIntent
  | TopicIntent
  | QuestionsIntent
  | ItemIntent
  | OrderIntent
  | FindIntent
  /** Not understood; possible topics. */
  | { kind: 'unclear'; guesses: readonly Topic[] };

/** Effects of an answer on the conversation. */
export interface Told {
  donations: readonly ShownItem[];
  isList: boolean;
  one: number | undefined;
  choices: readonly string[];
  placeName: string | undefined;
}

/** Other searches of the same message, or of the previous message that this continues. */
function listBeside({ search, beside }: Conversation, now: FindIntent): readonly Search[] {
  if (now.beside) return now.beside;
  const all = search ? [...beside, search] : [];
  const { things, whom } = now.search.wish;
  const isSame = ({ wish }: Search) =>
    wish.whom.join() === whom.join() && (whom.length > 0 || wish.things.join() === things.join());
  const others = all.filter((one) => !isSame(one));
  return others.length < all.length ? others : [];
}

/** State after a message and its answer. */
export function continueConversation(
  before: Conversation,
  { intent, told, language }: { intent: Intent; told: Told; language: Language },
): Conversation {
  if (intent.kind === 'reset') return { ...newConversation, language };
  const wish = readFind(intent);
  const search = wish?.search;
  const items = told.donations.map(({ id, title }) => ({ id, title }));
  const ids = items.map(({ id }) => id);
  const earlier = [...before.shown, ...before.earlier].filter(({ id }) => !ids.includes(id));
  const { placeName, choices } = told;
  // After an empty result, "what color are they?" does not refer to an older list.
  const isEmptyList =
    search?.others === undefined && search !== undefined && items.length === 0 && choices.length === 0;
  const isNewList = told.isList || isEmptyList;
  const intents = intent.kind === 'questions' ? intent.questions : [intent];
  const asked = intents.flatMap((one) => (one.kind === 'topic' ? [one.topic] : []));
  /** Keeps only the place that was found. */
  const place = (one: Search): Search => ({
    ...one,
    places: placeName === undefined ? [] : [[{ name: placeName, isNamed: true }]],
    // An unknown place was mentioned in the answer, so it is dropped.
    placeSaid: placeName === undefined && items.length > 0 ? undefined : one.placeSaid,
  });
  return {
    language,
    search: search ? place(search) : before.search,
    beside: wish ? listBeside(before, wish).map(place) : before.beside,
    shown: isNewList ? items : before.shown,
    earlier: isNewList ? earlier : before.earlier,
    seen: [...new Set([...ids, ...(search && search.others === undefined ? [] : before.seen)])],
    one: items.length > 0 || isEmptyList ? told.one : before.one,
    choices,
    needs: intent.kind === 'care' ? [...new Set([...intent.needs, ...before.needs])] : before.needs,
    topic: intent.kind === 'unclear' ? before.topic : asked[0],
    gives: search === undefined && (before.gives || asked.some(tellsGiver)),
  };
}

interface Earlier {
  role: 'user' | 'assistant';
  state?: unknown;
}

export const readConversation = (earlier: readonly Earlier[]): Conversation =>
  readState(earlier.findLast(({ role, state }) => role === 'assistant' && state !== undefined)?.state);
