import * as z from 'zod';
import { needs, type Need } from '../crisis/crisis.js';
import { languages, type Language } from '../language/language.js';
import type { PlaceName } from '../places/placeNames.js';
import { tellsGiver, type Others, type Question, type Topic } from '../topics/topics.js';
import { emptyWish } from '../wish/wish.js';

/** The first of a list: the rest is cut when it is written, and when it is read. */
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
  /** Names that may be a place, the likeliest first; of the last message, then of those before it. */
  places: few(few(z.object({ name, isNamed: z.boolean() }), 1), 3),
  miles: z.number().optional(),
  /** A name that surely is meant as a place, known or not. */
  placeSaid: name.optional(),
});

/** What a conversation searches for, and where. The last four fields apply to a single message. */
export interface Search extends z.infer<typeof storedSearch> {
  isHere: boolean;
  /** How the requested donations differ from those shown, if only others are requested. */
  others?: Others | undefined;
  /** Whether it names nothing but a place, which then must be known. */
  isPlaceOnly: boolean;
  /** Whether it clearly asks for donations; then unknown words are searched too. */
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
  /** Other searches of the same message. */
  beside: few(storedSearch.transform(fillSearch), 2),
  /** Donations of the last list, in its order; and of the lists before it, the newest first. */
  shown: items,
  earlier: items,
  /** Ids of all that were shown since another thing was looked for, the newest first. */
  seen: few(id, 60),
  /** The donation discussed last, or the only match. */
  one: id.optional(),
  /** Names of places that the last answer offered to choose from. */
  choices: names,
  /** Needs of the visitor. */
  needs: few(z.enum(needs), needs.length),
  /** Topic of the last message, if it had one. */
  topic: name.optional(),
  /** Whether the visitor is donating, judging by the messages since the last search. */
  gives: z.boolean().default(false),
});

/** A conversation before the message that is answered. */
export type Conversation = Readonly<z.infer<typeof storedConversation>>;

export type ShownItem = Conversation['shown'][number];

export const newConversation: Conversation = storedConversation.parse({ language: 'en' });

/** Maximum length of a state as JSON; a longer one is not stored. */
const longestState = 4096;

/** Restores the conversation from a stored state. Starts a new one if the state is missing or invalid. */
export function readState(stored: unknown): Conversation {
  const { success, data } = storedConversation.safeParse(stored);
  return success ? data : newConversation;
}

/** A conversation as JSON that `readState` reads; undefined if it is too long. */
export function writeState(conversation: Conversation): Conversation | undefined {
  const written = storedConversation.parse(conversation);
  return JSON.stringify(written).length <= longestState ? written : undefined;
}

/** An order of the donations that were shown. */
export type Order = 'nearest' | 'largest' | 'smallest' | 'newest';

export interface OrderIntent {
  kind: 'order';
  order: Order;
  which: readonly number[];
  places: readonly PlaceName[];
}

/** A question about donations that were shown. */
export interface ItemIntent {
  kind: 'item';
  question: Question;
  which: readonly number[];
  places: readonly PlaceName[];
  /** Words that the answer looks for in the donations. */
  words: readonly string[];
  /** Sizes that are compared with theirs. */
  sizes: readonly string[];
}

/** One or several searches in a message. */
export interface FindIntent {
  kind: 'find';
  /** The search mentioned last. */
  search: Search;
  /** Those before it, in the order of the message. */
  beside?: readonly Search[];
  /** Whether the message speaks of a death, too. */
  isLoss?: boolean;
}

export interface TopicIntent {
  kind: 'topic';
  topic: Topic;
  isLoss?: boolean;
}

/** Two questions in a message, in order; the first may be a search. */
export interface QuestionsIntent {
  kind: 'questions';
  questions: readonly (FindIntent | TopicIntent | ItemIntent)[];
}

/** A need, with the requested clothes. If those are only remembered, only wearer and sizes are known. */
export interface CareIntent {
  kind: 'care';
  needs: readonly Need[];
  wish?: FindIntent | undefined;
  isKept?: boolean;
}

/** The searches of an intent: of a need or of several questions those of the wish among them. */
function readFind(intent: Intent): FindIntent | undefined {
  if (intent.kind === 'care' || intent.kind === 'otherLanguage') return intent.wish;
  const one = intent.kind === 'questions' ? intent.questions.find(({ kind }) => kind === 'find') : intent;
  return one?.kind === 'find' ? one : undefined;
}

/** The request of a message. */
export type Intent =
  | { kind: 'hello' | 'reset' | 'whichSize' }
  /** A message in another language, by its tag if it is known. The wish contains the words that the search knows. */
  | { kind: 'otherLanguage'; language: string | undefined; wish: FindIntent | undefined }
  | CareIntent
  | TopicIntent
  | QuestionsIntent
  | ItemIntent
  | OrderIntent
  | FindIntent
  /** Not understood: topics that may be meant. */
  | { kind: 'unclear'; guesses: readonly Topic[] };

/** What an answer leaves for the next message. */
export interface Told {
  /** The donations that it shows, in order. */
  donations: readonly ShownItem[];
  /** Whether they are a new list. */
  isList: boolean;
  /** The donation that the answer is about. */
  one: number | undefined;
  /** Places that it offers to choose from. */
  choices: readonly string[];
  /** The name of the place that was looked at. */
  placeName: string | undefined;
}

/** The other searches of the same message, or of the previous message if this one continues one of its searches. */
function listBeside({ search, beside }: Conversation, now: FindIntent): readonly Search[] {
  if (now.beside) return now.beside;
  const all = search ? [...beside, search] : [];
  const { things, whom } = now.search.wish;
  const isSame = ({ wish }: Search) =>
    wish.whom.join() === whom.join() && (whom.length > 0 || wish.things.join() === things.join());
  const others = all.filter((one) => !isSame(one));
  return others.length < all.length ? others : [];
}

/** The conversation after a message and its answer. */
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
  // After a search without results, "What color are they?" is not about an older list.
  const isEmptyList =
    search?.others === undefined && search !== undefined && items.length === 0 && choices.length === 0;
  const isNewList = told.isList || isEmptyList;
  const intents = intent.kind === 'questions' ? intent.questions : [intent];
  const asked = intents.flatMap((one) => (one.kind === 'topic' ? [one.topic] : []));
  /** A search with only the place that was found. */
  const place = (one: Search): Search => ({
    ...one,
    places: placeName === undefined ? [] : [[{ name: placeName, isNamed: true }]],
    // Forgets an unknown place, which the answer has mentioned.
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

/** The conversation of the newest reply with a state. */
export const readConversation = (earlier: readonly Earlier[]): Conversation =>
  readState(earlier.findLast(({ role, state }) => role === 'assistant' && state !== undefined)?.state);
