import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

const mix = (color: string, share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;

/** Map paper: the palette of the drawings, paler, so that the pins stand out. */
const paper = mix(vars.art.ground, 70, vars.color.surface);

export const ground = widget({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const land = widget({ fill: paper });

export const street = widget({ fill: 'none', stroke: mix(vars.color.surface, 75, paper), strokeWidth: 5 });

export const shore = widget({ fill: mix(vars.art.denim, 16, paper) });

export const water = widget({ fill: mix(vars.art.denim, 34, paper) });

export const park = widget({ fill: mix(vars.art.sage, 42, paper) });

export const tree = widget({ fill: mix(vars.art.sage, 78, paper) });

export const square = widget({ fill: mix(vars.art.marigold, 26, paper) });

const stroked = { fill: 'none', strokeLinecap: 'round' } as const;

export const casing = widget({ ...stroked, stroke: mix(vars.art.rope, 38, paper), strokeWidth: 15 });

export const road = widget({ ...stroked, stroke: vars.color.surface, strokeWidth: 11 });

export const footpath = widget({
  ...stroked,
  stroke: mix(vars.art.rope, 60, paper),
  strokeWidth: 3,
  strokeDasharray: '2 9',
});

export const line = widget({ strokeLinejoin: 'round' });

export const post = widget({ ...stroked, stroke: vars.art.pegShade, strokeWidth: 4 });

export const rope = widget({ ...stroked, stroke: vars.art.rope, strokeWidth: 2 });

export const clay = widget({ fill: vars.art.clay });

export const denim = widget({ fill: vars.art.denim });

export const marigold = widget({ fill: vars.art.marigold });
