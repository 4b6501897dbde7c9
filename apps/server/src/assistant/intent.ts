/** The help texts that the assistant can give. */
export type Topic =
  | 'about'
  | 'donate'
  | 'pickup'
  | 'safety'
  | 'contact'
  | 'save'
  | 'account'
  | 'cost'
  | 'thanks'
  | 'bye'
  | 'categories';

/** What a message asks for. */
export type Intent = { kind: 'greeting' } | { kind: 'topic'; topic: Topic } | { kind: 'unknown' } | FindIntent;

export interface FindIntent {
  kind: 'find';
  /** What is looked for, as it was written. */
  words: string[];
  /** What may be the name of a place, the likeliest first. */
  places: PlaceName[];
  /** How far around the place, in miles; undefined where only the place itself is meant. */
  miles: number | undefined;
  /** Whether the place is where the visitor is, which the assistant cannot know. */
  isNearMe: boolean;
  /** Whether the message surely asks for donations: it says "looking for", or names clothes. */
  isSure: boolean;
}

export interface PlaceName {
  name: string;
  /** Whether "in", "near" or the like stands before it: then a name's beginning is enough. */
  isNamed: boolean;
}
