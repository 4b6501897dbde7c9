/**
 * What the page of a component says beside its stories' comment: `export const guide: ComponentGuide` in `X.guide.ts` beside
 * `X.stories.tsx`. Plain data, so that pages, Markdown and checks read the same.
 */
interface ComponentGuide {
  /** The export whose props are shown, where it is not named as the file. */
  component?: string;
  /** `beta`: props may still change before the next major version. */
  status: 'alpha' | 'beta' | 'stable';
  /** The version that it came with. */
  since: string;
  /** Other names that somebody may look for. */
  alsoCalled: string;
  gallery: GuideGallery;
  /** What it consists of, numbered in this order. */
  anatomy: GuideAnatomy;
  /** What to do, each beside what not to do. */
  pairs: readonly GuidePair[];
  /** Keys and what they do; empty where there is nothing to operate. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** What a screen reader says, in its order. */
  readOut: readonly string[];
  /** How its words are written. */
  words: readonly string[];
}

/** Props by whose values it is drawn, or stories where it needs a frame of its own. */
type GuideGallery =
  | {
      /** Each value of the first is a row, of the second a column. */
      by?: readonly [rows: string, columns?: string];
      /** Further looks by their names. */
      looks?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }
  | { stories: readonly string[]; height: number };

interface GuideAnatomy {
  /** The story that is drawn, as in its address: `long-text`. */
  story: string;
  /** In px, where it is higher than its content. */
  height?: number;
  parts: readonly (readonly [selector: string, name: string, says: string])[];
}

interface GuidePair {
  do: GuideExample;
  dont: GuideExample;
}

interface GuideExample {
  says: string;
  /** Draws it so. */
  args?: Readonly<Record<string, unknown>>;
}

/** What the files around a component's stories tell of it. */
interface ComponentFacts {
  source?: string;
  stories: string;
  tests: string[];
  /** The public variables that its own styles read. */
  tokens: string[];
  changes: { version: string; says: string }[];
}
