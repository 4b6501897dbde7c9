import { createGlobalThemeContract } from '@vanilla-extract/css';
import { defaults } from './defaults.js';
import { kebab } from './kebab.js';

/**
 * The contract: `vars.color.accent` is `var(--_cl-color-accent)`. Pages set the public `--clothesline-color-accent`.
 */
export const vars = createGlobalThemeContract(defaults, (_value, path) => `_cl-${kebab(path)}`);
