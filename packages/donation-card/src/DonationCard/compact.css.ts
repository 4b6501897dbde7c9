import { createContainer, style } from '@vanilla-extract/css';

/** A grid of cards. */
export const gridContainer = createContainer();

/** Marks a grid with compact cards, two per row if two full cards do not fit. */
export const compact = style({});

/** Grid width from which two full cards fit in a row. */
export const twoColumns = '30.5em';

/** Grid widths with compact cards. A narrower grid, or larger text, would cut words. */
export const compactQuery = `${gridContainer} (20em <= width < ${twoColumns})`;
