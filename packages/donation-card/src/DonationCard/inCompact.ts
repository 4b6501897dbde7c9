import type { StyleRule } from '@vanilla-extract/css';
import { compact, compactQuery } from './compact.css.js';

/** Limits a rule to a grid of compact cards. */
export const inCompact = (rule: StyleRule) => ({
  '@container': { [compactQuery]: { selectors: { [`${compact} &`]: rule } } },
});
