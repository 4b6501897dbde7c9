import { style } from '@vanilla-extract/css';

/** Pushes the footer below the fold while a screen is loading. */
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  '@media': { '(scripting: none)': { minBlockSize: '40vh', textAlign: 'center' } },
});
