import { vars } from '@clothesline/ui/theme';

/** A clothes peg, as a `::before` or `::after` of an element that is positioned. */
export const peg = {
  content: '',
  position: 'absolute',
  inlineSize: 8,
  blockSize: 22,
  borderRadius: 4,
  background: vars.art.peg,
  forcedColorAdjust: 'none',
} as const;
