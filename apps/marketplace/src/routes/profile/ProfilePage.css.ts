import { style } from '@vanilla-extract/css';

/** Two columns of cards are enough for one person: the page is narrower than the others. */
export const profile = style({ maxInlineSize: 960 });
