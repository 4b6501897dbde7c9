import { globalStyle } from '@vanilla-extract/css';
import { base } from './layer.js';

/** Base style of each element, since the page around may style bare elements. */
export const box = base({ boxSizing: 'border-box', minInlineSize: 0, margin: 0, padding: 0 });

/** Control that inherits its type and color. */
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
 * Elements with one of our classes, recognized by the prefix that tsup.config.ts and Storybook set; `body` keeps the
 * page's styles. The specificity of four element names beats resets such as `* {}` or `ul li {}`, but loses to any
 * class.
 */
const ours = ':where([class*="_cl-"]):not(body, a a a a)';

/** Reverts a page's unlayered reset, which would win over every layer. */
globalStyle(`${ours}, ${ours}::before, ${ours}::after`, { all: 'revert-layer' });
