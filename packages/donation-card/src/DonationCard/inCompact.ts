import { compact, compactQuery } from './compact.css.js';

/** Limits a rule to a grid of compact cards. */
export const inCompact = <Rule extends object>(rule: Rule) => ({
  '@container': { [compactQuery]: { selectors: { [`${compact} &`]: rule } } },
});
