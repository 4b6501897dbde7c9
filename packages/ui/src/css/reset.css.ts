import { globalStyle } from '@vanilla-extract/css';
import { base } from './layer.js';

/** Applied to every element because the page may style bare elements. */
export const box = base({ boxSizing: 'border-box', minInlineSize: 0, margin: 0, padding: 0 });

export const control = base({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textTransform: 'none',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
});

/**
 * Matches all elements with our class prefix (see tsup.config.ts and Storybook). Its specificity equals four type
 * selectors: more than resets such as `* {}`, but less than a single class.
 */
const ours = ':where([class*="_cl-"]):not(body, a a a a)';

/** An unlayered reset on the page beats all layers, so revert it. */
globalStyle(`${ours}, ${ours}::before, ${ours}::after`, { all: 'revert-layer' });
