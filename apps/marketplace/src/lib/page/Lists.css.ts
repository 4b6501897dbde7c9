import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: vars.space.large });

export const group = style({ display: 'grid', gap: vars.space.small });

export const list = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  margin: 0,
});

export const term = style({ color: vars.color.muted });

export const fact = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
