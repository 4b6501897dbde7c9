import { createGlobalThemeContract } from '@vanilla-extract/css';
import { defaults } from './defaults.js';
import { kebab } from './kebab.js';

/**
 * References to our internal variables, e.g. `vars.color.accent` is `var(--_cl-color-accent)`. Pages set the public
 * `--clothesline-color-accent` instead.
 */
export const vars = createGlobalThemeContract(defaults, (_value, path) => `_cl-${kebab(path)}`);
