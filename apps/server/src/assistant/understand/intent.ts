import type { Topic } from '../topics/topic.js';
import type { Aspect } from '../wishes/aspects.js';
import type { Need } from '../crisis/crisis.js';
import type { SizeSystem } from '../wishes/sizeSystems.js';
import type { Wish } from '../wishes/wish.js';

/** What is asked about a donation that was shown. */
export type Question = 'state' | 'donor' | 'place' | 'size' | 'how' | 'more' | 'detail' | 'listed' | 'time';

/** The superlative by which a message asks for one of several donations. */
export type Most = 'biggest' | 'smallest' | 'nearest' | 'newest' | 'best' | 'prettiest';

/** What a message asks for. */
export type Intent = { kind: 'greeting' } | TopicIntent | { kind: 'unknown' } | AboutIntent | CareIntent | FindIntent;

/** Somebody is in need: they hear where help is first, then what was found. */
export interface CareIntent {
  kind: 'care';
  /** What is wrong, the most urgent first. */
  needs: readonly Need[];
  find: FindIntent | undefined;
}

export interface TopicIntent {
  kind: 'topic';
  topic: Topic;
  /** Whether somebody has died of whom the message speaks. */
  isLoss?: boolean;
  /** Whether what the text names was not found. */
  isMissed?: boolean;
  /** What the message asks for beside it, which is answered after it. */
  besides?: Intent;
}

export interface AboutIntent {
  kind: 'about';
  question: Question;
  /** Which of the donations that were shown last, from 0; -1 is the last one, undefined where it is not said. */
  which: number | undefined;
  /** From where it is asked how far it is. */
  from?: readonly PlaceName[];
  /** What else is asked of it: "is it still there, and where?" */
  also?: readonly Question[];
  /** Those that are named, where they are not of the last list. */
  ids?: readonly number[] | undefined;
  /** Whether the other one of two is meant. */
  isOther?: boolean | undefined;
  /** Whether it is described in words that name none: "the woolly one". */
  isAny?: boolean | undefined;
  /** Of each word that says which is meant, the stems that say it: "the green silk one", "the raincoat". */
  described?: readonly (readonly string[])[];
  /** Whether both of two are meant. */
  isBoth?: boolean | undefined;
  /** Words that name it, where it may never have been shown: "the denim jacket". */
  named?: readonly string[] | undefined;
  /** Whether it is one of those that were shown, whatever else is called so: "the blue one". */
  isOneOf?: boolean;
  /** What the message asks for where nothing is called so. */
  orElse?: Intent | undefined;
  /** What those have of which it is asked: "which of them are for women". */
  among?: Wish | undefined;
  /** The superlative by which one is asked for, and whether all listings count or only those that were shown. */
  most?: Most | undefined;
  isOfAll?: boolean | undefined;
  /** Of whom it is asked whether it fits them: their sizes. */
  said?: Wish | undefined;
  /** Whether it asks if they are from one person, and if there are other sizes of it. */
  isOfSameDonor?: boolean | undefined;
  isOfOtherSizes?: boolean | undefined;
  /** Whether its sizes are part of the answer. */
  isOfSize?: boolean;
  /** Of a detail: what the question is about. */
  aspects?: readonly Aspect[];
  /** Stems of parts that it names: "the fringe". */
  parts?: readonly string[];
  /** In which system a size is asked for. */
  system?: SizeSystem | undefined;
  /** What it asks for by its name, which may be said or not: of each, the stems that say it. */
  asked?: readonly (readonly string[])[];
  /** Whether it is asked of each of those that were shown. */
  isOfEach?: boolean;
  /** Of a detail that is no aspect: of each word of the question, the stems that say it. */
  words?: readonly (readonly string[])[] | undefined;
  /** What the message asks for beside it, which is answered after it. */
  besides?: Intent;
}

export interface FindIntent {
  kind: 'find';
  /** What is looked for; several where a message asks for several things. At least one. */
  wishes: readonly Wish[];
  /** What may be the name of a place, the likeliest first. */
  places: readonly PlaceName[];
  /** What surely names a place, whether or not there is one of that name: "near Nowhere Park". */
  placeSaid?: string | undefined;
  /** How far around the place, in miles; undefined where only the place itself is meant. */
  miles: number | undefined;
  /** Whether the place is where the visitor is, which the assistant cannot know. */
  isNearMe: boolean;
  /** Whether the message surely asks for donations: it says "looking for", or names clothes. */
  isSure: boolean;
  /** Whether some of it was said in an earlier message. */
  isCarried: boolean;
  /** Whether others than those shown are asked for: others of the same, of another color or size, or closer ones. */
  others?: 'more' | 'colors' | 'sizes' | 'closer' | undefined;
  /** Whether thanks are said beside it. */
  isThanked?: boolean;
  /** The places to look at one by one, where it was not said which is meant. */
  eachPlace?: readonly string[] | undefined;
  /** Whether somebody has died of whom the message speaks. */
  isLoss?: boolean;
  /** Whether it is asked how many there are. */
  isCounted?: boolean;
  /** What the message asks for beside it, which is answered after it. */
  besides?: Intent | undefined;
}

export interface PlaceName {
  name: string;
  /** Whether "in", "near" or the like stands before it: then a name's beginning is enough. */
  isNamed: boolean;
}
