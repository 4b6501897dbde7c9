import type { colors } from './tokens.js';

type ColorName = keyof typeof colors;

export interface ContrastPair {
  ink: ColorName;
  ground: ColorName;
  /** 4.5 for text and 3 for the outlines of controls (WCAG 2.2). */
  limit: 4.5 | 3;
}

const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const;

const cross = (inks: readonly ColorName[], limit: ContrastPair['limit']): ContrastPair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, limit })));

/** Colors that touch in some component. Tests check their contrast. */
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
