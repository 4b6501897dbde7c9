import { createGlobalThemeContract } from '@vanilla-extract/css';
import { defaults } from './defaults.js';
import { kebab } from './kebab.js';

/**
 * The contract: `vars.color.accent` is `var(--_cl-color-accent)`. Read these in styles; a page sets the public
 * `--clothesline-color-accent` beside it.
 */
export const vars = createGlobalThemeContract(defaults, (_value, path) => `_cl-${kebab(path)}`);
