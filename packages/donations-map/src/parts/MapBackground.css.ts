import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

const mix = (color: string, share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;

const paper = mix(vars.art.ground, 70, vars.color.surface);

export const background = widget({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const land = widget({ fill: paper });

const stroked = { fill: 'none', strokeLinecap: 'round' } as const;

export const line = widget({ strokeLinejoin: 'round' });

export const post = widget({ ...stroked, stroke: vars.art.pegShade, strokeWidth: 4 });

export const rope = widget({ ...stroked, stroke: vars.art.rope, strokeWidth: 2 });

export const clay = widget({ fill: vars.art.clay });

export const denim = widget({ fill: vars.art.denim });

export const marigold = widget({ fill: vars.art.marigold });
