/**
 * Guide on a component's page: `export const guide: ComponentGuide` in `X.guide.ts` next to `X.stories.tsx`. Plain data
 * for pages, Markdown, and checks.
 */
interface ComponentGuide {
  /** Exported component, if its name differs from the file's. */
  component?: string;
  /** `beta`: props may still change before the next major version. */
  status: 'alpha' | 'beta' | 'stable';
  /** First released version with the component, or the next version. */
  since: string;
  /** Other names that a reader may search for. */
  alsoCalled: string;
  use: GuideUse;
  gallery: GuideGallery;
  /** Parts of the component, in the order of the list. */
  anatomy: GuideAnatomy;
  /** Pairs of a good and a bad example. */
  pairs: readonly GuidePair[];
  /** Keys and their effects; empty if there is no control. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** Output of a screen reader, in its order. */
  readOut: readonly string[];
  /** Rules for its texts. */
  words: readonly string[];
}

/** Usage of a component, which its page turns into a complete program (`writeProgram`). */
interface GuideUse {
  /** Package of the component; `@clothesline/ui` by default. */
  from?: string;
  /** Component in JSX. */
  react: string;
  /** State and hooks before it, which become part of a component. */
  lines?: string;
  /** Providers around it, besides those of its package. */
  around?: readonly string[];
  /** Tag of its element form. */
  element?: string;
  /** Element in HTML. */
  html?: string;
}

/** Props with visible values, or stories if it needs a frame. */
type GuideGallery =
  | {
      /** Prop for the rows, and optionally for the columns. */
      by?: readonly [rows: string, columns?: string];
      /** Further looks by their names. */
      looks?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }
  | {
      stories: readonly string[];
      /** Window of each story in px, 1000 wide by default; a story of a phone has a phone's. */
      width?: number;
      height: number;
    };

interface GuideAnatomy {
  /** Story in the frame, as in its address: `long-text`. */
  story: string;
  /** Height in px, if it is higher than its content. */
  height?: number;
  parts: readonly (readonly [selector: string, name: string, says: string])[];
}

interface GuidePair {
  do: GuideExample;
  dont: GuideExample;
}

interface GuideExample {
  says: string;
  /** Props of the drawing. */
  args?: Readonly<Record<string, unknown>>;
  /** Story to show instead, such as `long-text`. Its frame, if it needs one, has the size of the gallery. */
  story?: string;
}

/** Facts from the files around a component's stories. */
interface ComponentFacts {
  /** Title of its page: `UI/Button`. */
  title: string;
  source?: string;
  stories: string;
  tests: string[];
  /** Public variables that its own styles read. */
  tokens: string[];
  changes: { version: string; says: string }[];
}
