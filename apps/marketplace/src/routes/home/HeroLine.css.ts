import { media, vars } from '@clothesline/ui/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../../styles/media.js';
import { washing } from './garments.js';
import { phoneScale } from './Hero.css.js';

export const drawing = style({ display: 'block', overflow: 'visible' });

/** Half the width of a garment with the room that the wind needs, and the middle of the line, in units of the drawing. */
const halfGarment = 56;
const middle = 800;

// A garment hangs only in windows that show the whole of it; on phones the drawing is smaller (`Hero.css.ts`).
washing.forEach(({ x }, index) => {
  const needed = 2 * (Math.abs(x - middle) + halfGarment);
  globalStyle(`${drawing} > g:nth-of-type(${index + 1})`, {
    '@media': {
      [`${phone} and (max-width: ${Math.ceil(needed * phoneScale)}px)`]: { display: 'none' },
      [`${media.tablet} and (max-width: ${needed}px)`]: { display: 'none' },
    },
  });
});

export const rope = style({ fill: 'none', stroke: vars.art.rope, strokeWidth: 2.5 });

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
