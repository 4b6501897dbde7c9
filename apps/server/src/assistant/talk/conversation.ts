import * as z from 'zod';
import { needs, type Need } from '../crisis/crisis.js';
import { languages, type Language } from '../language/language.js';
import type { PlaceName } from '../places/placeNames.js';
import type { Others, Question, Topic } from '../topics/topics.js';
import { emptyWish, type Wish } from '../wish/wish.js';

/** The things that are looked for, and the place. */
export interface Search {
  wish: Wish;
  /** Names that may be a place, the likeliest first; of the last message, then of those before it. */
  places: readonly (readonly PlaceName[])[];
  miles: number | undefined;
  /** A name that surely is meant as a place, known or not. */
  placeSaid: string | undefined;
  isHere: boolean;
  /** The way in which only others than those shown are asked for. */
  others: Others | undefined;
  /** Whether it has nothing but a place: then that has to be one. */
  isPlaceOnly: boolean;
  /** Whether it surely asks for donations: words that no table knows are looked for, too. */
  isSure: boolean;
}

export const emptySearch: Search = {
  wish: emptyWish,
  places: [],
  miles: undefined,
  placeSaid: undefined,
  isHere: false,
  others: undefined,
  isPlaceOnly: false,
  isSure: true,
};

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

/** One search, or several of one message. */
export interface FindIntent {
  kind: 'find';
  /** The one that was spoken of last. */
  search: Search;
  /** Those before it, in the order of the message. */
  beside?: readonly Search[];
  /** Whether the message speaks of a death, too. */
  isLoss?: boolean;
}

/** The request of a message. */
export type Intent =
  | { kind: 'hello' | 'reset' | 'whichSize' | 'otherLanguage' }
  | { kind: 'care'; needs: readonly Need[]; search: Search | undefined }
  | { kind: 'topic'; topic: Topic; isLoss?: boolean }
  | ItemIntent
  | OrderIntent
  | FindIntent
  /** Not understood: topics that may be meant. */
  | { kind: 'unclear'; guesses: readonly Topic[] };

export interface ShownItem {
  id: number;
  title: string;
}

/** A conversation before the message that is answered. */
export interface Conversation {
  language: Language;
  search: Search | undefined;
  /** Other searches of the same message. */
  beside: readonly Search[];
  /** Donations of the last list, in its order; and of the lists before it, the newest first. */
  shown: readonly ShownItem[];
  earlier: readonly ShownItem[];
  /** Ids of all that were shown since another thing was looked for, the newest first. */
  seen: readonly number[];
  /** The one that was spoken of last, or that alone fits. */
  one: number | undefined;
  /** Names of places that the last answer asked back about. */
  choices: readonly string[];
  /** Needs of the visitor. */
  needs: readonly Need[];
  /** The topic of the last message, if it had one. */
  topic: Topic | undefined;
}

export const newConversation: Conversation = {
  language: 'en',
  search: undefined,
  beside: [],
  shown: [],
  earlier: [],
  seen: [],
  one: undefined,
  choices: [],
  needs: [],
  topic: undefined,
};

/** The parts of an answer that the next message goes on with. */
export interface Told {
  /** The donations that it shows, in order. */
  donations: readonly ShownItem[];
  /** Whether they are a new list. */
  isList: boolean;
  /** The one that is spoken of. */
  one: number | undefined;
  /** Places that it asks back about. */
  choices: readonly string[];
  /** The name of the place that was looked at. */
  placeName: string | undefined;
}

/** The searches of the same message: of this one, or of the one before if this one goes on with one of its searches. */
function listBeside({ search, beside }: Conversation, intent: Intent, now: Search): readonly Search[] {
  if (intent.kind === 'find' && intent.beside) return intent.beside;
  const all = search ? [...beside, search] : [];
  const others = all.filter(({ wish }) => wish.things.join() !== now.wish.things.join());
  return others.length < all.length ? others : [];
}

/** The conversation after a message and its answer. */
export function continueConversation(
  before: Conversation,
  { intent, told, language }: { intent: Intent; told: Told; language: Language },
): Conversation {
  if (intent.kind === 'reset') return { ...newConversation, language };
  const search = intent.kind === 'find' || intent.kind === 'care' ? intent.search : undefined;
  const items = told.donations.map(({ id, title }) => ({ id, title }));
  const ids = items.map(({ id }) => id);
  const earlier = [...before.shown, ...before.earlier].filter(({ id }) => !ids.includes(id));
  const { placeName } = told;
  /** A search with only the place that was found. */
  const place = (one: Search): Search => ({
    ...one,
    places: placeName === undefined ? [] : [[{ name: placeName, isNamed: true }]],
  });
  return {
    language,
    search: search ? place(search) : before.search,
    beside: search ? listBeside(before, intent, search).map(place) : before.beside,
    shown: told.isList ? items : before.shown,
    earlier: told.isList ? earlier : before.earlier,
    seen: [...new Set([...ids, ...(search && search.others === undefined ? [] : before.seen)])],
    one: items.length > 0 ? told.one : before.one,
    choices: told.choices,
    needs: intent.kind === 'care' ? [...new Set([...intent.needs, ...before.needs])] : before.needs,
    topic: intent.kind === 'topic' ? intent.topic : undefined,
  };
}

/** Characters of a state as JSON; a longer one is not stored. */
const longestState = 4096;

/** The first of a list: what is beyond is cut. */
const few = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).transform((list) => list.slice(0, most));

const name = z.string().transform((text) => text.slice(0, 60));
const names = few(name, 8);
const ids = z.int().positive();
const items = few(z.object({ id: ids, title: name }), 8);

const storedSearch = z.object({
  wish: z.object({
    things: names,
    whom: names,
    sizes: names,
    colors: names,
    details: names,
    others: names,
    not: names,
  }),
  places: few(few(z.object({ name, isNamed: z.boolean() }), 1), 3),
  miles: z.number().optional(),
  placeSaid: name.optional(),
});

/** A conversation as it is stored: what is longer is cut when it is written, and when it is read. */
const storedState = z.object({
  language: z.enum(languages),
  search: storedSearch.optional(),
  beside: few(storedSearch, 2).default([]),
  shown: items,
  earlier: items,
  seen: few(ids, 60),
  one: ids.optional(),
  choices: names,
  needs: few(z.enum(needs), needs.length),
  topic: name.optional(),
});

/** The conversation of a stored state; a new one if the state is missing or cannot be read. */
export function readState(stored: unknown): Conversation {
  const { success, data } = storedState.safeParse(stored);
  if (!success) return newConversation;
  const fill = (found: z.infer<typeof storedSearch>): Search => ({ ...emptySearch, ...found });
  return { ...newConversation, ...data, search: data.search && fill(data.search), beside: data.beside.map(fill) };
}

/** A conversation as JSON that `readState` reads; undefined if it is too long. */
export function writeState(conversation: Conversation): z.infer<typeof storedState> | undefined {
  const written = storedState.parse(conversation);
  return JSON.stringify(written).length <= longestState ? written : undefined;
}

interface Earlier {
  role: 'user' | 'assistant';
  state?: unknown;
}

/** The conversation of the newest reply with a state. */
export const readConversation = (earlier: readonly Earlier[]): Conversation =>
  readState(earlier.findLast(({ role, state }) => role === 'assistant' && state !== undefined)?.state);
