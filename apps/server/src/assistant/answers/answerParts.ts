import type { ChatScope, Position } from '@clothesline/api-client/contract';
import type { PlaceList } from '@clothesline/location';
import type { HelpLine } from '../../config/helpLines.js';
import type { AssistantStore } from '../search/cachedFinds.js';
import type { AnswerItem } from './lines.js';
import type { Messages } from './messages.js';

/** The sources of an answer. */
export interface AnswerParts {
  store: AssistantStore;
  product: string;
  places: () => Promise<PlaceList>;
  center: Position;
  categories: readonly string[];
  helpLines: readonly HelpLine[];
  scope: ChatScope | undefined;
  /** Whether a model words answers, and whether the site says where people answer. */
  isWorded: boolean;
  hasContact: boolean;
  /** The marketplace's address, if another site shows the chat. */
  marketplace: string | undefined;
  say: Messages;
}

/** An answer with what the next message goes on with. */
export interface Answer {
  text: string;
  /** The donations that it shows, in order. */
  donations: readonly AnswerItem[];
  /** Whether they are a new list. */
  isList: boolean;
  /** The one that is spoken of. */
  one: number | undefined;
  suggestions: readonly string[];
  /** Places that it asks back about. */
  choices: readonly string[];
  /** The name of the place that was looked at. */
  placeName: string | undefined;
}

export const plainAnswer = (text: string, suggestions: readonly string[] = []): Answer => ({
  text,
  suggestions,
  donations: [],
  isList: false,
  one: undefined,
  choices: [],
  placeName: undefined,
});
