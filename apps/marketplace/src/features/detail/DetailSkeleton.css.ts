import { style } from '@vanilla-extract/css';

export const picture = style({ aspectRatio: '4 / 3' });

/** The skeleton already shows the same text, so hide it visually. */
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
