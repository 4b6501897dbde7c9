import { layers, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

const drawn = (rule: Record<string, string | number>) => style({ '@layer': { [layers.widget]: rule } });

const mix = (color: string, share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;

/** Map paper: the palette of the drawings, paler, so that the pins are what one sees. */
const paper = mix(vars.art.ground, 70, vars.color.surface);

export const ground = drawn({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const land = drawn({ fill: paper });

export const street = drawn({ fill: 'none', stroke: mix(vars.color.surface, 75, paper), strokeWidth: 5 });

export const shore = drawn({ fill: mix(vars.art.denim, 16, paper) });

export const water = drawn({ fill: mix(vars.art.denim, 34, paper) });

export const park = drawn({ fill: mix(vars.art.sage, 42, paper) });

export const tree = drawn({ fill: mix(vars.art.sage, 78, paper) });

export const square = drawn({ fill: mix(vars.art.marigold, 26, paper) });

const stroked = { fill: 'none', strokeLinecap: 'round' } as const;

export const casing = drawn({ ...stroked, stroke: mix(vars.art.rope, 38, paper), strokeWidth: 15 });

export const road = drawn({ ...stroked, stroke: vars.color.surface, strokeWidth: 11 });

export const footpath = drawn({
  ...stroked,
  stroke: mix(vars.art.rope, 60, paper),
  strokeWidth: 3,
  strokeDasharray: '2 9',
});

export const line = drawn({ strokeLinejoin: 'round' });

export const post = drawn({ ...stroked, stroke: vars.art.pegShade, strokeWidth: 4 });

export const rope = drawn({ ...stroked, stroke: vars.art.rope, strokeWidth: 2 });

export const clay = drawn({ fill: vars.art.clay });

export const denim = drawn({ fill: vars.art.denim });

export const marigold = drawn({ fill: vars.art.marigold });
