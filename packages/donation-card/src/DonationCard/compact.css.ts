import { createContainer, style } from '@vanilla-extract/css';

/** A grid of cards. */
export const gridContainer = createContainer();

/** Marks a grid with compact cards, two in a row while two whole ones do not fit. */
export const compact = style({});

/** Grid width from which two whole cards fit in a row. */
export const twoColumns = '30.5em';

/** Grid widths in which cards are compact. A narrower grid, or larger text, would cut words. */
export const compactQuery = `${gridContainer} (20em <= width < ${twoColumns})`;
