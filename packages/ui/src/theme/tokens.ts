export type ThemedColor = readonly [light: string, dark: string];

/** Colors are named by purpose (see `colorUses`). Their contrast is checked in `contrast.test.ts`. */
export const colors = {
  canvas: ['#faf6ee', '#141a24'],
  surface: ['#fffdf9', '#1c2431'],
  sunken: ['#f1e9dc', '#0e131b'],
  raised: ['#ffffff', '#243042'],
  text: ['#1f2a3d', '#f3ecdf'],
  muted: ['#566072', '#b3b7bf'],
  accent: ['#b0452b', '#f2906f'],
  accentHover: ['#93351e', '#ffab8f'],
  accentText: ['#ffffff', '#2a120a'],
  accentSoft: ['#f8e3d9', '#43281f'],
  onAccentSoft: ['#7d2d17', '#ffcbb6'],
  line: ['#e5dccb', '#323d4f'],
  lineStrong: ['#877c6b', '#78859b'],
  focus: ['#2459a6', '#93bdf7'],
  danger: ['#a8163c', '#ff9fac'],
  dangerSoft: ['#fbe4e8', '#47202b'],
  success: ['#38653f', '#a0cfa4'],
  successSoft: ['#e2eddc', '#20372b'],
  highlight: ['#7d5100', '#f1c66e'],
  highlightSoft: ['#fbebc6', '#3d3117'],
  info: ['#2a5688', '#a3c7f4'],
  infoSoft: ['#e0eaf5', '#1f3551'],
  scrim: ['#1f2a3d80', '#05080db3'],
} as const satisfies Record<string, ThemedColor>;

export const art = {
  ink: ['#33415a', '#d9d2c4'],
  rope: ['#8b7a63', '#a99a83'],
  peg: ['#d9b382', '#c89e6b'],
  pegShade: ['#b98d58', '#94703f'],
  clay: ['#d0694c', '#d9785b'],
  sage: ['#8fae8b', '#7d9f7c'],
  marigold: ['#eab64a', '#dba63e'],
  denim: ['#5b80b0', '#6f95c6'],
  linen: ['#fffdf6', '#53627b'],
  ground: ['#f0e5d2', '#263142'],
} as const satisfies Record<string, ThemedColor>;

export const space = {
  none: '0px',
  xxsmall: '4px',
  xsmall: '8px',
  small: '12px',
  medium: '16px',
  large: '24px',
  xlarge: '32px',
  xxlarge: '48px',
  xxxlarge: '72px',
} as const;

export const radius = { small: '6px', medium: '10px', large: '16px', xlarge: '24px', pill: '999px' } as const;

const sans = "'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif";

/** Uses system fonts because `@font-face` does not work in a shadow root. Pages can set `--clothesline-font-*`. */
export const font = {
  body: sans,
  heading: `'Avenir Next', Avenir, 'Segoe UI Variable Display', ${sans}`,
  mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
} as const;

/** Font sizes. */
export const text = {
  xsmall: '12px',
  small: '14px',
  medium: '16px',
  large: '18px',
  xlarge: '22px',
  xxlarge: '28px',
  display: '40px',
} as const;

export const weight = { regular: '400', medium: '550', bold: '700' } as const;

export const leading = { tight: '1.15', snug: '1.35', normal: '1.55' } as const;

export const shadow = {
  small: '0 1px 2px light-dark(#5a40201f, #00000073)',
  medium: '0 2px 4px light-dark(#5a40200f, #00000059), 0 8px 20px light-dark(#5a40201a, #00000066)',
  large: '0 4px 10px light-dark(#5a402014, #00000059), 0 20px 48px light-dark(#3d2c1a2e, #00000099)',
} as const;

export const motion = {
  fast: '120ms',
  medium: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** Breakpoints in px. The spec only defines the tablet breakpoint (§9). */
export const breakpoint = { tablet: 768, desktop: 1120 } as const;

export const tokens = { color: colors, art, space, radius, font, text, weight, leading, shadow, motion } as const;
