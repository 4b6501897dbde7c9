import { vars } from '@clothesline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.medium });

export const code = style({});

// makes the code easier to compare with the email
globalStyle(`${code} input`, { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.2em' });

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
