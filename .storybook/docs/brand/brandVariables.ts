import { tokens, vars } from '@clothesline/ui/theme';
import { publicName } from '../blocks/variable.js';
import { makeBackgrounds, makePalette, makeSecond } from './palette.js';

export interface Brand {
  /** Product name. */
  name: string;
  /** `#rrggbb`. */
  accent: string;
  /** A second accent as `#rrggbb`, for decoration rather than controls. Empty for the default. */
  second: string;
  /** The page background in the light theme as `#rrggbb`. Empty for the default. */
  background: string;
  /** A multiplier for corner radii. 0 is square and 1 is the default. */
  roundness: number;
  font: string;
  /** A multiplier for spacing. 1 is the default and 0.75 is compact. */
  density: number;
  /** A multiplier for text sizes. Defaults to 1. */
  textScale: number;
}

export const ownBrand: Brand = {
  name: 'Clothesline',
  accent: tokens.color.accent[0],
  second: '',
  background: '',
  roundness: 1,
  font: '',
  density: 1,
  textScale: 1,
};

type Pairs = Readonly<Record<string, readonly [light: string, dark: string]>>;

export function brandVariables(brand: Brand): Record<`--${string}`, string> {
  const { font } = brand;
  return Object.fromEntries([
    // palette keys are also color token names
    ...Object.entries(changedColors(brand)).map(([name, [light, dark]]) => [
      publicName(vars.color[name as keyof typeof vars.color]),
      `light-dark(${light}, ${dark})`,
    ]),
    ...scaled('space', brand.density),
    ...scaled('radius', brand.roundness, rounded),
    ...(font ? [vars.font.body, vars.font.heading].map((reference) => [publicName(reference), font]) : []),
    ...scaled('text', brand.textScale),
  ]);
}

function changedColors({ accent, second, background }: Brand): Pairs {
  return {
    ...(background && makeBackgrounds(background)),
    ...(accent !== ownBrand.accent && makePalette(accent)),
    ...(second && makeSecond(second)),
  };
}

function scaled(group: 'space' | 'radius' | 'text', by: number, scale = times): [string, string][] {
  if (by === 1) return [];
  const values: Readonly<Record<string, string>> = tokens[group];
  return Object.entries<string>(vars[group]).map(([name, reference]) => [
    publicName(reference),
    scale(values[name] ?? '0px', by),
  ]);
}

function times(value: string, by: number): string {
  return `${Math.round(Number.parseFloat(value) * by)}px`;
}

/** Pills stay pills unless the corners are squarer than the default. Then they get a field's radius. */
function rounded(value: string, roundness: number): string {
  const own = Number.parseFloat(value);
  const base = own > 100 && roundness < 1 ? Number.parseFloat(tokens.radius.medium) * 1.2 : own;
  return own > 100 && roundness >= 1 ? value : `${Math.round(base * roundness)}px`;
}

export function brandCss(brand: Brand): string {
  const lines = Object.entries(brandVariables(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '/* These are the defaults. */' : `:root {\n${lines.join('\n')}\n}`;
}
