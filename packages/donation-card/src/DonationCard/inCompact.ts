import { compact, compactQuery } from './compact.css.js';

export const inCompact = <Rule extends object>(rule: Rule) => ({
  '@container': { [compactQuery]: { selectors: { [`${compact} &`]: rule } } },
});
