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
  /** Synonyms for search. */
  alsoCalled: string;
  use: GuideUse;
  gallery: GuideGallery;
  /** Parts of the component, in list order. */
  anatomy: GuideAnatomy;
  /** Good and bad examples. */
  pairs: readonly GuidePair[];
  /** Keyboard shortcuts and their effects. Empty if nothing is interactive. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** Screen reader output, in reading order. */
  readOut: readonly string[];
  /** Writing rules. */
  words: readonly string[];
}

/** How to use a component. Its page turns this into a complete program (`writeProgram`). */
interface GuideUse {
  /** Package of the component; `@clothesline/ui` by default. */
  from?: string;
  /** Component in JSX. */
  react: string;
  /** State and hooks of the component around it. */
  lines?: string;
  /** Additional providers around it. */
  around?: readonly string[];
  /** Custom element name. */
  element?: string;
  /** HTML with the custom element. */
  html?: string;
}

/** Props whose values are shown in a grid, or stories if the component needs a frame. */
type GuideGallery =
  | {
      /** Prop for the rows, and optionally for the columns. */
      by?: readonly [rows: string, columns?: string];
      /** Additional examples by name. */
      looks?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }
  | {
      stories: readonly string[];
      /** Frame size of each story in px, 1000 wide by default. Phone stories have a phone's size. */
      width?: number;
      height: number;
    };

interface GuideAnatomy {
  /** Story ID in the frame, e.g. `long-text`. */
  story: string;
  /** Frame height in px, if it's taller than its content. */
  height?: number;
  parts: readonly (readonly [selector: string, name: string, says: string])[];
}

interface GuidePair {
  do: GuideExample;
  dont: GuideExample;
}

interface GuideExample {
  says: string;
  /** Props of the example. */
  args?: Readonly<Record<string, unknown>>;
  /** Story to show instead, e.g. `long-text`. If it needs a frame, it has the gallery's size. */
  story?: string;
}

/** Metadata collected from the files next to a component's stories. */
interface ComponentFacts {
  /** Page title, e.g. `UI/Button`. */
  title: string;
  source?: string;
  stories: string;
  tests: string[];
  /** Public CSS variables used by its styles. */
  tokens: string[];
  changes: { version: string; says: string }[];
}
