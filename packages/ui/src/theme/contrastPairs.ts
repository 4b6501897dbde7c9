import type { colors } from './tokens.js';

type ColorName = keyof typeof colors;

/** Two colors that lie on each other, both opaque, and their least contrast ratio. */
export interface ContrastPair {
  ink: ColorName;
  ground: ColorName;
  /** 4.5 if the ink is text, 3 if it outlines a control (WCAG 2.2). */
  limit: 4.5 | 3;
}

const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const;

const cross = (inks: readonly ColorName[], limit: ContrastPair['limit']): ContrastPair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, limit })));

/** Pairs that components lay on each other; the tests check ours, and an import of a design file's. */
export const contrastPairs: readonly ContrastPair[] = [
  ...cross(['text', 'muted', 'accent', 'accentHover', 'danger', 'success'], 4.5),
  { ink: 'accentText', ground: 'accent', limit: 4.5 },
  { ink: 'accentText', ground: 'accentHover', limit: 4.5 },
  { ink: 'accentText', ground: 'danger', limit: 4.5 },
  { ink: 'onAccentSoft', ground: 'accentSoft', limit: 4.5 },
  { ink: 'text', ground: 'accentSoft', limit: 4.5 },
  { ink: 'success', ground: 'successSoft', limit: 4.5 },
  { ink: 'highlight', ground: 'highlightSoft', limit: 4.5 },
  { ink: 'info', ground: 'infoSoft', limit: 4.5 },
  { ink: 'danger', ground: 'dangerSoft', limit: 4.5 },
  { ink: 'canvas', ground: 'text', limit: 4.5 },
  ...cross(['lineStrong', 'focus', 'accent', 'danger'], 3),
  { ink: 'focus', ground: 'accentSoft', limit: 3 },
  { ink: 'focus', ground: 'dangerSoft', limit: 3 },
];
