import { style } from '@vanilla-extract/css';

/** As tall as the window, so that nobody sees the footer jump when the page comes. */
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
});
