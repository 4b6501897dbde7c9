import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  outlineColor: vars.color.focus,
  ':hover': { color: vars.color.accent, background: vars.color.accentSoft },
});
