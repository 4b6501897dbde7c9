import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', gap: vars.space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  outlineColor: vars.color.focus,
  ':hover': { color: vars.color.accent, background: vars.color.accentSoft },
});
