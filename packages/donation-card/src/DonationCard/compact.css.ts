import { createContainer, style } from '@vanilla-extract/css';

export const gridContainer = createContainer();

/** Two per row if two full cards do not fit. */
export const compact = style({});

/** Fits two full cards. */
export const twoColumns = '30.5em';

/** Outside of this range, words would be cut. */
export const compactQuery = `${gridContainer} (20em <= width < ${twoColumns})`;
