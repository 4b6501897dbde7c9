import { brandVariables, ownBrand, type Brand } from './docs/brand/brandVariables.js';

/** Four made-up charities for viewing the same stories with different colors, corners and fonts. */
const brands: Readonly<Record<string, Brand>> = {
  ours: { ...ownBrand, name: 'Our brand' },
  'warm-hands': { ...ownBrand, name: 'Warm Hands', accent: '#1d5c4d', roundness: 1.5 },
  'city-closet': {
    ...ownBrand,
    name: 'City Closet',
    accent: '#2b3fa8',
    roundness: 0,
    font: 'Verdana, "DejaVu Sans", sans-serif',
  },
  'second-spring': {
    ...ownBrand,
    name: 'Second Spring',
    accent: '#9b2f6b',
    background: '#fff6fa',
    font: 'Georgia, "DejaVu Serif", serif',
  },
  'harbor-mission': { ...ownBrand, name: 'Harbor Mission', accent: '#0b6a8f', roundness: 0.5, density: 0.85 },
};

export const brandNames = Object.fromEntries(Object.entries(brands).map(([id, { name }]) => [id, name]));

export function toolbarVariables(name: unknown, textScale: unknown): Record<`--${string}`, string> {
  const brand = brands[String(name)] ?? ownBrand;
  return brandVariables({ ...brand, textScale: Number(textScale) || brand.textScale });
}
