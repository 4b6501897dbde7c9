import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  '@media': { print: { display: 'none' } },
});

/** Aligns the icon with the content instead of the button's edge. */
export const back = style({ marginInlineStart: -16 });

export const barEnd = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
