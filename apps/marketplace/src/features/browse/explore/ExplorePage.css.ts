import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.large,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr minmax(0, 640px)', alignItems: 'start' },
  },
});

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minBlockSize: 44,
  marginBlockStart: vars.space.xsmall,
});

/** Reserve the height while there's no text. */
export const count = style({
  margin: 0,
  minBlockSize: '1.55em',
  color: vars.color.muted,
  fontSize: vars.text.medium,
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
