import type { colors } from './tokens.js';

type ColorName = keyof typeof colors;

export interface ContrastPair {
  ink: ColorName;
  background: ColorName;
  /** 4.5 for text and 3 for the outlines of controls (WCAG 2.2). */
  limit: 4.5 | 3;
}

const backgrounds = ['canvas', 'surface', 'sunken', 'raised'] as const;

const cross = (inks: readonly ColorName[], limit: ContrastPair['limit']): ContrastPair[] =>
  backgrounds.flatMap((background) => inks.map((ink) => ({ ink, background, limit })));

/** Colors that touch in some component. Tests check their contrast. */
export const contrastPairs: readonly ContrastPair[] = [
  ...cross(['text', 'muted', 'accent', 'accentHover', 'danger', 'success'], 4.5),
  { ink: 'accentText', background: 'accent', limit: 4.5 },
  { ink: 'accentText', background: 'accentHover', limit: 4.5 },
  { ink: 'accentText', background: 'danger', limit: 4.5 },
  { ink: 'onAccentSoft', background: 'accentSoft', limit: 4.5 },
  { ink: 'text', background: 'accentSoft', limit: 4.5 },
  { ink: 'success', background: 'successSoft', limit: 4.5 },
  { ink: 'highlight', background: 'highlightSoft', limit: 4.5 },
  { ink: 'info', background: 'infoSoft', limit: 4.5 },
  { ink: 'danger', background: 'dangerSoft', limit: 4.5 },
  { ink: 'canvas', background: 'text', limit: 4.5 },
  ...cross(['lineStrong', 'focus', 'accent', 'danger'], 3),
  { ink: 'focus', background: 'accentSoft', limit: 3 },
  { ink: 'focus', background: 'dangerSoft', limit: 3 },
];
