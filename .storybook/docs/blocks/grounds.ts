import type { tokens } from '@clothesline/ui/theme';

export type ColorName = keyof typeof tokens.color;

interface Use {
  on: readonly ColorName[];
  /** 4.5 where it carries text, 3 where it outlines a control (WCAG 2.2). */
  least: 4.5 | 3;
}

const papers = ['canvas', 'surface', 'sunken', 'raised'] as const;

/** Grounds under each color. A color that is missing here is itself a ground, or only decoration. */
export const uses: Partial<Record<ColorName, Use>> = {
  text: { on: [...papers, 'accentSoft'], least: 4.5 },
  muted: { on: papers, least: 4.5 },
  accent: { on: papers, least: 4.5 },
  accentHover: { on: papers, least: 4.5 },
  accentText: { on: ['accent', 'accentHover', 'danger'], least: 4.5 },
  onAccentSoft: { on: ['accentSoft'], least: 4.5 },
  lineStrong: { on: papers, least: 3 },
  focus: { on: [...papers, 'accentSoft', 'dangerSoft'], least: 3 },
  danger: { on: [...papers, 'dangerSoft'], least: 4.5 },
  success: { on: [...papers, 'successSoft'], least: 4.5 },
  highlight: { on: ['highlightSoft'], least: 4.5 },
  info: { on: ['infoSoft'], least: 4.5 },
};
