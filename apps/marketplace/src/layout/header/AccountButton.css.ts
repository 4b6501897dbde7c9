import { style } from '@vanilla-extract/css';

/** A long name is cut: the search beside it needs the room. */
export const name = style({
  display: 'block',
  overflow: 'hidden',
  maxInlineSize: '11ch',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
