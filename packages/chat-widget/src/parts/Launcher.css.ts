import { media, vars } from '@clothesline/ui/theme';
import { offset, stacking } from '../ChatWidget.css.js';
import { focusRing, widget } from '@clothesline/ui/style';

export const root = widget({
  boxSizing: 'border-box',
  position: 'fixed',
  insetBlockEnd: offset.block,
  zIndex: stacking,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '60px',
  blockSize: '60px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.accentText,
  boxShadow: vars.shadow.large,
  appearance: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: vars.color.accentHover },
    '&:focus-visible': { ...focusRing, outlineOffset: '3px' },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, scale ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { '&:hover': { scale: '1.06' }, '&:active': { scale: '0.96' } },
    },
    [media.forced]: { border: '2px solid ButtonText' },
    print: { display: 'none' },
  },
});

export const placement = {
  start: widget({ insetInlineStart: offset.inline }),
  end: widget({ insetInlineEnd: offset.inline }),
};

export const dot = widget({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineEnd: '10px',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.accentText,
});

/** Cutout color. */
export const cut = widget({ stroke: vars.color.accent });
