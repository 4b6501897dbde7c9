import type { tokens } from './tokens.js';

/** Fields are 2 px higher than buttons, since their edge is visible. */
const control = { small: '36px', medium: '44px', field: '46px', large: '54px' } as const;

/** Surfaces, controls, and the focus ring. */
const border = { thin: '1px', control: '1.5px', focus: '3px' } as const;

/** Stacking order. */
const stacking = {
  tabBar: 20,
  navigation: 29,
  header: 30,
  skipLink: 60,
  chat: 900,
  tooltip: 1000,
  toast: 1100,
} as const;

export interface TypeRole {
  font: keyof typeof tokens.font;
  text: keyof typeof tokens.text;
  weight: keyof typeof tokens.weight;
  leading: keyof typeof tokens.leading;
  tracking: number;
}

const heading = { font: 'heading', weight: 'bold', leading: 'tight', tracking: -0.012 } as const;
const body = { font: 'body', weight: 'regular', leading: 'normal', tracking: 0 } as const;

const type = {
  display: { ...heading, text: 'display', tracking: -0.024 },
  title: { ...heading, text: 'xxlarge', tracking: -0.018 },
  heading: { ...heading, text: 'xlarge' },
  subheading: { ...heading, text: 'large' },
  label: { ...heading, text: 'medium' },
  lead: { ...body, text: 'large' },
  body: { ...body, text: 'medium' },
  small: { ...body, text: 'small' },
  caption: { ...body, text: 'xsmall', leading: 'snug' },
} as const satisfies Record<string, TypeRole>;

/**
 * Tokens without a variable, which a page's theme cannot change: measures of controls and lines, layers, uses of
 * type.
 */
export const fixed = { control, border, stacking, type } as const;
