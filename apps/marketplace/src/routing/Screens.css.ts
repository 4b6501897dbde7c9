import { style } from '@vanilla-extract/css';

/** As tall as a page, so that the footer does not jump. */
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '80vh',
});
