import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.js';
import { vars } from '../theme/vars.css.js';
import { component } from './layer.js';

const appear = keyframes({ from: { opacity: 0, translate: '0 4px' } });

/** A piece of paper over the page: undoes what browsers give a popover. */
export const floating = component({
  position: 'fixed',
  zIndex: 1000,
  inset: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.shadow.large,
  color: vars.color.text,
  // What it hangs on may stand in a heading, a button row or a line that does not wrap.
  fontSize: vars.text.medium,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'auto',
  '@media': { [media.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
});

/** Groups a trigger with what it opens without a box of its own. */
export const anchor = component({ display: 'contents' });
