import { widget, widgetVariants } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

const mix = (color: string, share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;

const paper = mix(vars.art.ground, 70, vars.color.surface);
const water = mix(vars.art.denim, 44, paper);
const street = mix(vars.color.surface, 80, paper);

export const background = widget({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const sea = widget({ fill: water });

export const land = widget({
  fill: paper,
  // shallow water
  stroke: mix(vars.art.denim, 24, paper),
  strokeWidth: 4,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export const park = widget({ fill: mix(vars.art.sage, 44, paper) });

export const block = widget({ fill: 'none', stroke: street });

const line = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const road = widget({ ...line, stroke: mix(vars.color.surface, 92, paper) });

export const casing = widget({ ...line, stroke: mix(vars.art.rope, 26, paper) });

export const freeway = widget({ ...line, stroke: mix(vars.art.marigold, 46, paper) });

export const freewayCasing = widget({ ...line, stroke: mix(vars.art.rope, 52, paper) });

export const area = widget({
  fill: mix(vars.color.accent, 18, 'transparent'),
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeDasharray: '1 7',
  strokeLinecap: 'round',
});

export const cell = widget({
  fill: mix(vars.color.accent, 10, 'transparent'),
  stroke: mix(vars.color.accent, 55, 'transparent'),
  strokeWidth: 1.5,
});

export const visitor = widget({
  fill: vars.color.focus,
  stroke: vars.color.surface,
  strokeWidth: 3,
  filter: 'drop-shadow(0 1px 2px #0000004d)',
});

export const ring = widget({
  fill: 'none',
  stroke: mix(vars.art.rope, 60, paper),
  strokeWidth: 1.5,
  strokeDasharray: '2 6',
});

const lettering = widget({
  fill: vars.color.muted,
  stroke: paper,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  textAnchor: 'middle',
  dominantBaseline: 'middle',
  fontFamily: vars.font.body,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.medium,
  '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const ringName = lettering;

const lettered = (rule: Record<string, string | number>) => [lettering, rule];

export const name = widgetVariants({
  city: lettered({ fill: vars.color.text, fontSize: vars.text.small, fontWeight: vars.weight.bold }),
  neighborhood: lettered({ letterSpacing: '0.01em' }),
  water: lettered({
    fill: mix(vars.art.denim, 55, vars.color.text),
    stroke: water,
    fontStyle: 'italic',
    letterSpacing: '0.04em',
  }),
  green: lettered({ fill: mix(vars.art.sage, 42, vars.color.text), stroke: mix(vars.art.sage, 44, paper) }),
});
