import type { Need } from '../crisis/crisis.js';
import type { Language } from '../language/language.js';
import type { PlaceName } from '../places/placeNames.js';
import type { Others, Question, Topic } from '../topics/topic.js';
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
  | { kind: 'hello' | 'reset' | 'size' | 'otherLanguage' }
  | { kind: 'care'; needs: readonly Need[]; search: Search | undefined }
  | { kind: 'topic'; topic: Topic; isLoss?: boolean }
  | ItemIntent
  | { kind: 'order'; order: Order; which: readonly number[]; places: readonly PlaceName[] }
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
  /** Ids of all that were shown since another thing was looked for. */
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
