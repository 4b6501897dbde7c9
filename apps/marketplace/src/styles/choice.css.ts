import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space.xsmall });

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 44,
  fontSize: vars.text.medium,
});

export const box = style({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: vars.color.accent,
  outlineColor: vars.color.focus,
});
