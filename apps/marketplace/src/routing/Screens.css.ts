import { style } from '@vanilla-extract/css';

/** Fills the window, so that the footer does not jump into view before the page comes. */
export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  '@media': { '(scripting: none)': { minBlockSize: '40vh', textAlign: 'center' } },
});

export const spinner = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Takes the spinner's place in a browser without JavaScript, where the page never comes. */
export const withoutScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });
