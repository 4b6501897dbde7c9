import { style } from '@vanilla-extract/css';

/** Narrower than other pages, since two columns of cards are enough for one person. */
export const profile = style({ maxInlineSize: 960 });
