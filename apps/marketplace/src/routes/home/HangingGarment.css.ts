import { media, vars } from '@clothesline/ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** A breath of wind when the page opens, then it hangs still. */
const sway = keyframes({
  '0%, 100%': { rotate: '0deg' },
  '25%': { rotate: '2.4deg' },
  '75%': { rotate: '-1.8deg' },
});

export const cloth = style({
  transformOrigin: '0 0',
  '@media': { [media.motion]: { animation: `${sway} 2.2s ease-in-out 2` } },
});

const edge = { stroke: vars.art.ink, strokeWidth: 1.6, strokeLinejoin: 'round' } as const;

export const color = styleVariants({
  linen: { fill: vars.art.linen, ...edge },
  clay: { fill: vars.art.clay, ...edge },
  sage: { fill: vars.art.sage, ...edge },
  marigold: { fill: vars.art.marigold, ...edge },
  denim: { fill: vars.art.denim, ...edge },
});

export const seams = style({
  fill: 'none',
  stroke: vars.art.ink,
  strokeWidth: 1.2,
  strokeLinecap: 'round',
  opacity: 0.55,
});

export const peg = style({ fill: 'none', stroke: vars.art.peg, strokeWidth: 6.5, strokeLinecap: 'round' });

export const rope = style({ fill: 'none', stroke: vars.art.rope, strokeWidth: 2.5 });
