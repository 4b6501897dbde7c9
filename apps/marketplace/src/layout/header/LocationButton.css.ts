import { style } from '@vanilla-extract/css';

/** The same width for every name: the rest of the bar does not move with the place. */
export const city = style({
  display: 'block',
  textAlign: 'start',
  inlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
