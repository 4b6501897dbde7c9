/** The one paint box of all drawings. Names are what the donations' data speaks. */
export const palette = {
  ink: '#1F2A3D',
  night: '#2C3A54',
  indigo: '#3A4F78',
  denim: '#53719A',
  washed: '#93AECA',
  sky: '#B4D0DC',
  teal: '#3F7C7C',
  mint: '#BBD6C5',
  sage: '#92A685',
  moss: '#64785A',
  forest: '#3D5747',
  olive: '#85804F',
  clay: '#B0452B',
  terracotta: '#CB6B4C',
  peach: '#EBB394',
  coral: '#E08269',
  rose: '#D48A92',
  blush: '#EEC9C2',
  berry: '#9A3B52',
  plum: '#704A66',
  lilac: '#B9A8CB',
  marigold: '#E3A436',
  butter: '#F3D98F',
  cream: '#F8EFDC',
  linen: '#EFE3CD',
  oat: '#DFCDB0',
  sand: '#CBB08A',
  camel: '#BE8F5C',
  tan: '#A5713F',
  cocoa: '#6D4B3B',
  charcoal: '#40464F',
  stone: '#9A9C98',
  pearl: '#D9DAD5',
  white: '#FCF9F2',
} as const;

export type Color = keyof typeof palette;

/** Mixes two hex colors; `amount` 0 is all `from`, 1 all `to`. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (at: number): string => {
    const a = parseInt(from.slice(at, at + 2), 16);
    const b = parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The color a pencil of the same family would leave: for outlines and seams. */
export function penColor(fill: string): string {
  return mix(fill, lightness(fill) > 0.4 ? '#3B2A2A' : '#0E1522', lightness(fill) > 0.75 ? 0.58 : 0.48);
}

/** A color that shows on `fill`: cream on dark cloth, the pen's color on light cloth. */
export function threadColor(fill: string): string {
  return lightness(fill) > 0.55 ? mix(fill, '#3B2A2A', 0.38) : mix(fill, '#FFF6E4', 0.55);
}

/** Perceived lightness of a hex color, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const channel = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5);
}
