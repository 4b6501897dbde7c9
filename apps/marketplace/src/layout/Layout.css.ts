import { style } from '@vanilla-extract/css';

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  // The skip link brings the focus here; the whole page needs no outline.
  outline: 'none',
});
