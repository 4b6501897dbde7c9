import type { tokens } from './tokens.js';

const control = { small: '36px', medium: '44px', field: '46px', large: '54px' } as const;

const border = { thin: '1px', control: '1.5px', focus: '3px' } as const;

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
 * Tokens that aren't available as CSS variables and can't be themed: sizes of controls and lines, stacking order, and
 * type styles.
 */
export const fixed = { control, border, stacking, type } as const;
