import { focusRing } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { phone } from '../../../lib/styles/sizes.js';
import { peg } from '../../../lib/styles/peg.js';
import { phoneScale } from './Hero.css.js';
import { line, washing } from './washingLine.js';

export const drawing = style({ display: 'block', overflow: 'visible' });

/** In drawing units. Includes some room for swaying. */
const halfGarment = 56;

/** Hide the garments that don't fit into the window. */
export const place = washing.map(({ x }) => {
  const needed = 2 * (Math.abs(x - line.width / 2) + halfGarment);
  return style({
    '@media': {
      [`${phone} and (max-width: ${Math.ceil(needed * phoneScale)}px)`]: { display: 'none' },
      [`${media.tablet} and (max-width: ${needed}px)`]: { display: 'none' },
    },
  });
});

export const prints = style({ margin: 0, padding: 0, listStyle: 'none' });

export const hanging = style({ position: 'absolute', transformOrigin: 'top left' });

const slideOn = keyframes({
  from: { translate: '-60vw -20px', rotate: '14deg' },
  '70%': { translate: '0 0', rotate: '-7deg' },
});

const lower = keyframes({ from: { opacity: 0, translate: '0 -16px' } });

export const print = style({
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 88,
  padding: 5,
  marginBlockStart: -3,
  marginLeft: -44,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  boxShadow: vars.shadow.small,
  transformOrigin: 'top',
  pointerEvents: 'auto',
  ':focus-visible': focusRing,
  '::before': { ...peg, zIndex: 1, insetBlockStart: -8, left: 'calc(50% - 4px)', blockSize: 20 },
  '@media': {
    [phone]: {
      inlineSize: 56,
      padding: 3,
      marginLeft: -28,
      '::before': { insetBlockStart: -6, left: 'calc(50% - 2px)', inlineSize: 4, blockSize: 13 },
    },
    [media.hover]: { ':hover': { rotate: '-3deg' } },
    [media.motion]: {
      transition: `rotate ${vars.motion.medium} ${vars.motion.ease}`,
      animation: `${lower} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});

/** Only animate donations that were listed in the last minute. */
export const justListed = style({
  '@media': { [media.motion]: { animation: `${slideOn} 1.1s ${vars.motion.ease}` } },
});
