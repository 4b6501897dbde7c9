import { style } from '@vanilla-extract/css';
import { defaults } from './defaults.js';
import { layers } from './layers.css.js';
import { vars } from './vars.css.js';

type Leaves = Readonly<Record<string, string>>;

/** `--_cl-x: var(--clothesline-x, default)`: the public variable is only ever read. */
const assign = (references: Leaves, values: Leaves) =>
  Object.entries(references).map(([name, reference]) => {
    const variable = reference.slice('var('.length, -1);
    return [variable, `var(${variable.replace('--_cl-', '--clothesline-')}, ${values[name]})`];
  });

const groups = Object.keys(defaults) as (keyof typeof defaults)[];

const assignments: Record<string, string> = Object.fromEntries(
  groups.flatMap((group) => assign(vars[group], defaults[group])),
);

/** Sets every variable of the contract. */
export const themeClass = style({ '@layer': { [layers.theme]: { vars: assignments } } });
