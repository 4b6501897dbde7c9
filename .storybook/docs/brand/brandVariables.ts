import { tokens, vars } from '@clothesline/ui/theme';
import { publicName } from '../blocks/variable.js';
import { paletteOf } from './palette.js';

export interface Brand {
  /** `#rrggbb`. */
  accent: string;
  /** How round corners are: 0 is square, 1 is ours, 2 twice that. */
  roundness: number;
  /** A CSS font family; empty for ours. */
  font: string;
}

/** What Clothesline looks like by itself. */
export const ownBrand: Brand = { accent: tokens.color.accent[0], roundness: 1, font: '' };

/** The public variables that differ from ours, in the order of the tokens. */
export function brandVariables({ accent, roundness, font }: Brand): Record<`--${string}`, string> {
  const colours = accent === ownBrand.accent ? [] : Object.entries(paletteOf(accent));
  const radii = roundness === 1 ? [] : (Object.keys(tokens.radius) as (keyof typeof tokens.radius)[]);
  return Object.fromEntries([
    // The names of a palette are names of colours.
    ...colours.map(([name, [light, dark]]) => [
      publicName(vars.color[name as keyof typeof vars.color]),
      `light-dark(${light}, ${dark})`,
    ]),
    ...radii.map((name) => [publicName(vars.radius[name]), rounded(tokens.radius[name], roundness)]),
    ...(font ? [vars.font.body, vars.font.heading].map((reference) => [publicName(reference), font]) : []),
  ]);
}

/** A pill stays one until corners are squarer than ours: then it has the corners of a field. */
function rounded(value: string, roundness: number): string {
  const own = Number.parseFloat(value);
  const base = own > 100 && roundness < 1 ? Number.parseFloat(tokens.radius.medium) * 1.2 : own;
  return own > 100 && roundness >= 1 ? value : `${Math.round(base * roundness)}px`;
}

/** The rule that a charity copies. */
export function brandCss(brand: Brand): string {
  const lines = Object.entries(brandVariables(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '/* This is how Clothesline looks by itself. */' : `:root {\n${lines.join('\n')}\n}`;
}
