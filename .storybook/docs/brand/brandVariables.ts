import { tokens, vars } from '@clothesline/ui/theme';
import { publicName } from '../blocks/variable.js';
import { makeGrounds, makePalette, makeSecond } from './palette.js';

export interface Brand {
  /** Product name. */
  name: string;
  /** The address of a logo, or empty. */
  logo: string;
  /** `#rrggbb`. */
  accent: string;
  /** Second hue, `#rrggbb`, for accents that are not pressed; empty for the default. */
  second: string;
  /** Paper of the light theme, `#rrggbb`; empty for the default. */
  ground: string;
  /** Roundness of corners: 0 is square, 1 is the default, 2 twice that. */
  roundness: number;
  /** CSS font family; empty for the default. */
  font: string;
  /** Amount of space: 1 is the default, 0.75 is tight. */
  density: number;
  /** Size of text: 1 is the default. */
  textScale: number;
}

/** Look of Clothesline itself. */
export const ownBrand: Brand = {
  name: 'Clothesline',
  logo: '',
  accent: tokens.color.accent[0],
  second: '',
  ground: '',
  roundness: 1,
  font: '',
  density: 1,
  textScale: 1,
};

type Pairs = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Returns the public variables that differ from the defaults, in the order of the tokens. */
export function brandVariables(brand: Brand): Record<`--${string}`, string> {
  const { font } = brand;
  return Object.fromEntries([
    // Treats the names of a palette as names of colors.
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

/** Returns the changed colors, as `[light, dark]`. */
export function changedColors({ accent, second, ground }: Brand): Pairs {
  return {
    ...(ground && makeGrounds(ground)),
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

/** Keeps a pill unless corners are squarer than the default: then it gets the corners of a field. */
function rounded(value: string, roundness: number): string {
  const own = Number.parseFloat(value);
  const base = own > 100 && roundness < 1 ? Number.parseFloat(tokens.radius.medium) * 1.2 : own;
  return own > 100 && roundness >= 1 ? value : `${Math.round(base * roundness)}px`;
}

/** Writes the rule that a charity copies. */
export function brandCss(brand: Brand): string {
  const lines = Object.entries(brandVariables(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '/* This is how Clothesline looks by itself. */' : `:root {\n${lines.join('\n')}\n}`;
}

/** Writes the lines that a charity pastes into its page. */
export function brandHtml(brand: Brand): string {
  return `<script src="https://clothesline.example/embed/latest/embed.js" async></script>
<style>
${brandCss(brand)
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
</style>
<clothesline-featured-donations></clothesline-featured-donations>
<clothesline-chat product="${brand.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></clothesline-chat>`;
}

/** Writes the brand as Design Tokens (2025.10), a set per theme. */
export function brandTokens(brand: Brand): string {
  const set = (index: 0 | 1) =>
    Object.fromEntries(
      Object.entries(changedColors(brand)).map(([name, pair]) => [name, { $value: hexColor(pair[index]) }]),
    );
  return JSON.stringify(
    { light: { color: { $type: 'color', ...set(0) } }, dark: { color: { $type: 'color', ...set(1) } } },
    null,
    2,
  );
}

function hexColor(hex: string) {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, hex };
}

const numbers = ['roundness', 'density', 'textScale'] as const;
const words = ['name', 'logo', 'accent', 'second', 'ground', 'font'] as const;
const color = /^#[0-9a-f]{6}$/i;

/** Writes the changed settings as a query. */
export function brandQuery(brand: Brand): string {
  const query = new URLSearchParams();
  for (const name of [...words, ...numbers]) if (brand[name] !== ownBrand[name]) query.set(name, String(brand[name]));
  return query.toString();
}

/** Reads the brand of a query; invalid settings stay at the default. */
export function parseBrand(query: string): Brand {
  const given = new URLSearchParams(query);
  const brand = { ...ownBrand };
  for (const name of words) {
    const value = given.get(name);
    if (value === null) continue;
    const isColor = name === 'accent' || name === 'second' || name === 'ground';
    if (isColor ? color.test(value) : !/[;{}<>]/.test(value)) brand[name] = isColor ? value.toLowerCase() : value;
  }
  for (const name of numbers) {
    const value = Number(given.get(name) ?? Number.NaN);
    if (value >= 0 && value <= 2) brand[name] = value;
  }
  return brand;
}
