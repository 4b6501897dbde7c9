import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/layer.js';
import { fixed } from '../../theme/fixed.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

const appear = keyframes({ from: { opacity: 0, translate: '0 4px' } });

/**
 * Inverted colors without the default popover styles. The transparent border bridges the gap so the pointer can move
 * onto the tooltip.
 */
export const root = component({
  position: 'fixed',
  zIndex: fixed.stacking.tooltip,
  inset: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, calc(100vw - 16px))',
  margin: '-6px 0',
  padding: '5px 10px',
  overflow: 'hidden',
  border: '6px solid transparent',
  borderRadius: '14px',
  backgroundColor: vars.color.text,
  backgroundClip: 'padding-box',
  boxShadow: 'none',
  color: vars.color.canvas,
  // Reset the font, the anchor might be in a heading or a button.
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  letterSpacing: 'normal',
  textAlign: 'center',
  whiteSpace: 'normal',
  cursor: 'auto',
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
    [media.forced]: { margin: 0, borderWidth: '1px', backgroundColor: 'Canvas', color: 'CanvasText' },
  },
});

export const anchor = component({ display: 'contents' });
