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
  /** Candidates from the latest message, followed by candidates from earlier messages. */
  places: few(few(z.object({ name, isNamed: z.boolean() }), 1), 3),
  miles: z.number().optional(),
  placeSaid: name.optional(),
});

/** The current search. The last four fields aren't stored because they only apply to a single message. */
export interface Search extends z.infer<typeof storedSearch> {
  isHere: boolean;
  /** How the results should differ from those already shown. */
  others?: Others | undefined;
  /** The message is just a place name, so we only search if we know that place. */
  isPlaceOnly: boolean;
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
  beside: few(storedSearch.transform(fillSearch), 2),
  shown: items,
  earlier: items,
  seen: few(id, 60),
  one: id.optional(),
  choices: names,
  needs: few(z.enum(needs), needs.length),
  topic: name.optional(),
  gives: z.boolean().default(false),
});

export type Conversation = Readonly<z.infer<typeof storedConversation>>;

export type ShownItem = Conversation['shown'][number];

export const newConversation: Conversation = storedConversation.parse({ language: 'en' });

const longestState = 4096;

/** Missing or invalid state starts a new conversation. */
export function readState(stored: unknown): Conversation {
  const { success, data } = storedConversation.safeParse(stored);
  return success ? data : newConversation;
}

/** Returns `undefined` if the state is too large. */
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

/**
 * A crisis, along with any requested clothes. If those are from earlier messages, only wearer and sizes are preserved.
 */
export interface CareIntent {
  kind: 'care';
  needs: readonly Need[];
  wish?: FindIntent | undefined;
  isKept?: boolean;
}

function readFind(intent: Intent): FindIntent | undefined {
  if (intent.kind === 'care' || intent.kind === 'otherLanguage') return intent.wish;
  const one = intent.kind === 'questions' ? intent.questions.find(({ kind }) => kind === 'find') : intent;
  return one?.kind === 'find' ? one : undefined;
}

export type Intent =
  | { kind: 'hello' | 'reset' | 'whichSize' }
  /** A message in an unsupported language. The wish is built from the few words that are known. */
  | { kind: 'otherLanguage'; language: string | undefined; wish: FindIntent | undefined }
  | CareIntent
  | TopicIntent
  | QuestionsIntent
  | ItemIntent
  | OrderIntent
  | FindIntent
  | { kind: 'unclear'; guesses: readonly Topic[] };

export interface Told {
  donations: readonly ShownItem[];
  isList: boolean;
  one: number | undefined;
  choices: readonly string[];
  placeName: string | undefined;
}

/** Parallel searches of this message, or of the previous message if it's being continued. */
function listBeside({ search, beside }: Conversation, now: FindIntent): readonly Search[] {
  if (now.beside) return now.beside;
  const all = search ? [...beside, search] : [];
  const { things, whom } = now.search.wish;
  const isSame = ({ wish }: Search) =>
    wish.whom.join() === whom.join() && (whom.length > 0 || wish.things.join() === things.join());
  const others = all.filter((one) => !isSame(one));
  return others.length < all.length ? others : [];
}

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
  // follow-up questions must not refer to an older list after a search without results
  const isEmptyList =
    search?.others === undefined && search !== undefined && items.length === 0 && choices.length === 0;
  const isNewList = told.isList || isEmptyList;
  const intents = intent.kind === 'questions' ? intent.questions : [intent];
  const asked = intents.flatMap((one) => (one.kind === 'topic' ? [one.topic] : []));
  const place = (one: Search): Search => ({
    ...one,
    places: placeName === undefined ? [] : [[{ name: placeName, isNamed: true }]],
    // the answer has already mentioned that the place is unknown
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
