import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../css/layer.js';
import { focusRing } from '../../css/mixins.js';
import { fixed } from '../../theme/fixed.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

const drop = keyframes({ from: { opacity: 0, translate: '0 -24px' } });

/**
 * At the top of the screen. On phones, `freeTop` moves it so that it doesn't cover any controls. Clicks next to the
 * toast go through.
 */
export const region = component({
  position: 'fixed',
  zIndex: fixed.stacking.toast,
  inset: '0 0 auto',
  inlineSize: 'min(460px, 100%)',
  marginInline: 'auto',
  padding: '0 12px 24px',
  overflow: 'visible',
  border: 0,
  borderRadius: vars.radius.large,
  background: 'none',
  color: vars.color.text,
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
});

const peg = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-14px',
  inlineSize: '9px',
  blockSize: '26px',
  borderRadius: '3px 3px 4px 4px',
  background: `linear-gradient(90deg, ${vars.art.peg} 45%, ${vars.art.pegShade} 45% 58%, ${vars.art.peg} 58%)`,
} as const;

export const card = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  marginBlockStart: '16px',
  paddingBlock: '16px',
  paddingInline: '20px 52px',
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.large,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  '::before': { ...peg, insetInlineStart: '32px' },
  '::after': { ...peg, insetInlineEnd: '32px' },
  '@media': {
    [media.motion]: {
      animation: `${drop} ${vars.motion.slow} ${vars.motion.ease}`,
      transition: `translate ${vars.motion.medium} ${vars.motion.ease}`,
    },
    [media.forced]: { '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
});

export const variant = variants({
  default: { background: vars.color.raised, borderColor: vars.color.line },
  destructive: { background: vars.color.dangerSoft, borderColor: vars.color.danger, color: vars.color.danger },
});

export const words = component({ flex: '1 1 200px', overflowWrap: 'anywhere' });

export const close = component({ position: 'absolute', insetBlockStart: '12px', insetInlineEnd: '10px' });
