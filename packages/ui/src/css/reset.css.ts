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
 * Elements with a class of ours, by the prefix that tsup.config.ts and Storybook give it; `body` stays the page's. As
 * strong as four names of elements: stronger than a reset such as `* {}` or `ul li {}`, weaker than any class.
 */
const ours = ':where([class*="_cl-"]):not(body, a a a a)';

/** Takes back what a page's reset sets outside of any layer, which would win over every layer. */
globalStyle(`${ours}, ${ours}::before, ${ours}::after`, { all: 'revert-layer' });
