import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const swing = keyframes({ from: { rotate: '-18deg' }, '55%': { rotate: '10deg' } });
const clip = keyframes({ from: { opacity: 0, translate: '0 -9px' } });

/** The button has the focus: it has just been pressed, which no heart of a page that opens has. */
const pressed = 'button:focus &';

/** A heart that hangs by a peg. */
export const pegged = widget({
  position: 'relative',
  display: 'inline-grid',
  color: vars.color.accent,
  transformOrigin: 'top',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '-3px',
    insetInlineStart: 'calc(50% - 2px)',
    inlineSize: '4px',
    blockSize: '11px',
    borderRadius: '2px',
    background: vars.art.peg,
  },
  '@media': {
    [media.motion]: {
      selectors: {
        [pressed]: { animation: `${swing} ${vars.motion.slow} ${vars.motion.ease}` },
        [`${pressed}::before`]: { animation: `${clip} ${vars.motion.medium} ${vars.motion.ease}` },
      },
    },
    [media.forced]: { '::before': { display: 'none' } },
  },
});
