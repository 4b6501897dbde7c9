import { globalStyle } from '@vanilla-extract/css';
import { base } from './layer.js';

/** Resets each element, since the page may style bare elements. */
export const box = base({ boxSizing: 'border-box', minInlineSize: 0, margin: 0, padding: 0 });

/** Inherits type and color. */
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
 * Elements with our classes, by the prefix of tsup.config.ts and Storybook. The specificity of four elements beats
 * resets such as `* {}`, but no class.
 */
const ours = ':where([class*="_cl-"]):not(body, a a a a)';

/** Reverts a page's unlayered reset, which would beat all layers. */
globalStyle(`${ours}, ${ours}::before, ${ours}::after`, { all: 'revert-layer' });
