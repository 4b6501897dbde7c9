import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.large,
  '@media': {
    [media.desktop]: { gap: vars.space.large },
  },
});

/** Keeps its line while it says nothing. */
export const count = style({
  margin: 0,
  marginBlockStart: vars.space.xxsmall,
  minBlockSize: '1.55em',
  color: vars.color.muted,
  fontSize: vars.text.medium,
});
