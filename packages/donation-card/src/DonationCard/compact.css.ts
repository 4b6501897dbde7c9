import { createContainer, style } from '@vanilla-extract/css';

export const gridContainer = createContainer();

export const compact = style({});

/** The minimum width for two full cards. */
export const twoColumns = '30.5em';

/** In narrower containers, words would be truncated. */
export const compactQuery = `${gridContainer} (20em <= width < ${twoColumns})`;
