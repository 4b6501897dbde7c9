import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const swing = keyframes({ from: { rotate: '-20deg' } });

export const pegged = widget({
  color: vars.color.accent,
  transformOrigin: 'top',
  '@media': { [media.motion]: { animation: `${swing} ${vars.motion.slow}` } },
});

export const peg = widget({ stroke: vars.art.peg, strokeWidth: 4 });
