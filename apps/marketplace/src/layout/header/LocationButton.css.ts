import { style } from '@vanilla-extract/css';

/** A long name of a place does not push the rest of the bar away. */
export const city = style({
  display: 'block',
  maxInlineSize: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
