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
