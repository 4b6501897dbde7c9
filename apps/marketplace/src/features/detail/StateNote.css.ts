import { media, vars } from '@clothesline/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { peg } from '../../lib/styles/peg.js';

const upper = { ...peg, insetBlockStart: -14, blockSize: 24 } as const;

/** A note that hangs by two pegs. */
export const note = style({
  position: 'relative',
  marginBlockStart: vars.space.small,
  '::before': { ...upper, left: 28 },
  '::after': { ...upper, right: 28 },
});

const shut = { translate: '0 0', rotate: '0deg' };
const opening = `${keyframes({ from: shut, '40%': shut })} 900ms ${vars.motion.ease}`;

/** Opens the pegs, since the donation is gone. */
export const taken = style({
  '::before': { translate: '-4px -10px', rotate: '-38deg' },
  '::after': { translate: '4px -10px', rotate: '38deg' },
  '@media': { [media.motion]: { '::before': { animation: opening }, '::after': { animation: opening } } },
});
