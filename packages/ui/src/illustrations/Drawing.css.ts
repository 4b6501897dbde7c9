import { keyframes } from '@vanilla-extract/css';
import { component } from '../css/layer.js';
import { media } from '../theme/media.js';

const swing = keyframes({ '0%, 100%': { rotate: '0deg' }, '25%': { rotate: '2.2deg' }, '75%': { rotate: '-2.2deg' } });

export const root = component({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const wide = component({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '960 / 190',
  minBlockSize: '150px',
});

/** Stops within 5 s (WCAG 2.2.2). */
export const sway = component({
  transformBox: 'fill-box',
  transformOrigin: '50% 0',
  '@media': {
    [media.motion]: {
      animation: `${swing} 2.3s ease-in-out 2`,
      selectors: { '&:nth-of-type(even)': { animationDelay: '-0.6s' } },
    },
  },
});
