import { style } from '@vanilla-extract/css';
import { defaults, lightDefaults } from './defaults.js';
import { layers } from './layers.css.js';
import { ownAccent, ownAccentInk, ownAccentSupport } from './ownAccent.js';
import { vars } from './vars.css.js';

type Leaves = Readonly<Record<string, string>>;

const toVariable = (reference: string) => reference.slice('var('.length, -1);

const derived = new Map<string, { variable: string; value: string }>(
  Object.entries(ownAccent(vars.color)).map(([name, value]) => {
    const reference = vars.color[name as keyof typeof vars.color];
    return [reference, { variable: toVariable(reference).replace('--_cl-color-', '--_cl-own-'), value }];
  }),
);

/**
 * Creates `--_cl-x: var(--clothesline-x, default)`. We only read the public variables, so pages can set them anywhere.
 */
const assign = (references: Leaves, values: Leaves) =>
  Object.entries(references).map(([name, reference]) => {
    const variable = toVariable(reference);
    const own = derived.get(reference);
    const standard = own ? `var(${own.variable}, ${values[name]})` : values[name];
    return [variable, `var(${variable.replace('--_cl-', '--clothesline-')}, ${standard})`];
  });

type Group = keyof typeof defaults;

const assignments = (groups: readonly Group[], values: Record<string, Leaves>): Record<string, string> =>
  Object.fromEntries(groups.flatMap((group) => assign(vars[group], values[group] ?? {})));

/** browsers without `light-dark()` get the light theme */
export const themeClass = style({
  '@layer': {
    [layers.theme]: {
      vars: assignments(Object.keys(defaults) as Group[], defaults),
      '@supports': {
        [ownAccentSupport]: {
          vars: {
            ...Object.fromEntries([...derived.values()].map(({ variable, value }) => [variable, value])),
            '--_cl-own-accent-ink': ownAccentInk(vars.color),
          },
        },
        'not (color: light-dark(red, red))': {
          vars: assignments(Object.keys(lightDefaults) as Group[], lightDefaults),
        },
      },
    },
  },
});
