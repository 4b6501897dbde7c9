import type { Need } from '../crisis/crisis.js';
import type { Language } from '../language/language.js';
import type { FindIntent, Intent, PlaceName } from '../understand/intent.js';
import type { Shown } from './shownOnes.js';

/** What was said before the message that is answered. */
export interface Conversation {
  /** What was looked for last, and all that was before it, the oldest first. */
  find: FindIntent | undefined;
  finds: readonly FindIntent[];
  /** Ids of the donations in the last answer that had any, and in all answers since another thing was looked for. */
  shown: readonly number[];
  /** Those of the last list, with the words of their titles. */
  titles: readonly Shown[];
  /** Those of all lists, each once. */
  seen: readonly Shown[];
  /** The one that was spoken of last, or that alone fits. */
  one: number | undefined;
  allShown: readonly number[];
  /** The places that the assistant asked back about in its last answer. */
  choices: readonly string[];
  /** What somebody is in need of, and from where it was asked how far something is; as said last. */
  needs: readonly Need[];
  from: readonly PlaceName[];
  /** Whether the last answer named nothing. */
  isFruitless: boolean;
  /** In which the last message was that told it. */
  language: Language;
  /** What the last message asked for. */
  asked: Intent;
}
