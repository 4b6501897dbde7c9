import type { StyleRule } from '@vanilla-extract/css';
import { compact, compactQuery } from './compact.css.js';

/** A part of a style: what it is in a grid of compact cards. */
export const inCompact = (rule: StyleRule) => ({
  '@container': { [compactQuery]: { selectors: { [`${compact} &`]: rule } } },
});
