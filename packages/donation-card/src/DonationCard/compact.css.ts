import { createContainer, style } from '@vanilla-extract/css';

/** A grid of cards. */
export const gridContainer = createContainer();

/** On a grid whose cards are compact, two in a row, while there is no room for two whole ones. */
export const compact = style({});

/** The width from which on two whole cards fit in a row. */
export const twoColumns = '30.5em';

/** The widths of a grid in which cards are compact. In a narrower one, or with larger text, words would be cut. */
export const compactQuery = `${gridContainer} (20em <= width < ${twoColumns})`;
