import { tokens, vars } from '@clothesline/ui/theme';
import { publicName } from '../blocks/variable.js';
import { makeGrounds, makePalette, makeSecond } from './palette.js';

export interface Brand {
  /** Product name. */
  name: string;
  logo: string;
  /** `#rrggbb`. */
  accent: string;
  /** A second accent as `#rrggbb`, for decoration rather than controls. Empty for the default. */
  second: string;
  /** The page background in the light theme as `#rrggbb`. Empty for the default. */
  ground: string;
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

/** Pill shapes stay pills. Only if the corners are squarer than the default do they get a field's radius. */
function rounded(value: string, roundness: number): string {
  const own = Number.parseFloat(value);
  const base = own > 100 && roundness < 1 ? Number.parseFloat(tokens.radius.medium) * 1.2 : own;
  return own > 100 && roundness >= 1 ? value : `${Math.round(base * roundness)}px`;
}

export function brandCss(brand: Brand): string {
  const lines = Object.entries(brandVariables(brand)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '/* This is how Clothesline looks by itself. */' : `:root {\n${lines.join('\n')}\n}`;
}

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

export function brandQuery(brand: Brand): string {
  const query = new URLSearchParams();
  for (const name of [...words, ...numbers]) if (brand[name] !== ownBrand[name]) query.set(name, String(brand[name]));
  return query.toString();
}

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
