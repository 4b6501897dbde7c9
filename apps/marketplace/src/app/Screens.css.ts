import { style } from '@vanilla-extract/css';

/** Fills the window, so that the footer does not appear before the page. */
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  '@media': { '(scripting: none)': { minBlockSize: '40vh', textAlign: 'center' } },
});
