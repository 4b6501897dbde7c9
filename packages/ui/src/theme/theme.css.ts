import { style } from '@vanilla-extract/css';
import { defaults, lightDefaults } from './defaults.js';
import { layers } from './layers.css.js';
import { vars } from './vars.css.js';

type Leaves = Readonly<Record<string, string>>;

/** `--_cl-x: var(--clothesline-x, default)`: the public variable is only ever read. */
const assign = (references: Leaves, values: Leaves) =>
  Object.entries(references).map(([name, reference]) => {
    const variable = reference.slice('var('.length, -1);
    return [variable, `var(${variable.replace('--_cl-', '--clothesline-')}, ${values[name]})`];
  });

type Group = keyof typeof defaults;

const assignments = (groups: readonly Group[], values: Record<string, Leaves>): Record<string, string> =>
  Object.fromEntries(groups.flatMap((group) => assign(vars[group], values[group] ?? {})));

/** Sets every variable of the contract. Browsers from before `light-dark()` get the light theme. */
export const themeClass = style({
  '@layer': {
    [layers.theme]: {
      vars: assignments(Object.keys(defaults) as Group[], defaults),
      '@supports': {
        'not (color: light-dark(red, red))': {
          vars: assignments(Object.keys(lightDefaults) as Group[], lightDefaults),
        },
      },
    },
  },
});
