import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../../../lib/styles/sizes.js';
import { drawingHeight, line as shape } from './washingLine.js';

export const phoneScale = 0.6;

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `108px ${vars.space.xxsmall}`,
  '@media': { [media.tablet]: { paddingBlock: `188px ${vars.space.xlarge}` } },
});

export const line = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  inlineSize: shape.width,
  blockSize: drawingHeight,
  marginInlineStart: -shape.width / 2,
  pointerEvents: 'none',
  '@media': {
    [phone]: {
      inlineSize: shape.width * phoneScale,
      blockSize: drawingHeight * phoneScale,
      marginInlineStart: (-shape.width / 2) * phoneScale,
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  textAlign: 'center',
});

export const promise = style({
  maxInlineSize: '24ch',
  '@media': { [media.tablet]: { maxInlineSize: '18ch' } },
  fontSize: 'clamp(1.6875rem, 5.2vw, 3.5rem)',
  letterSpacing: '-0.03em',
});

export const text = style({
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: vars.text.large } },
});

export const search = style({
  inlineSize: '100%',
  marginBlockStart: vars.space.xsmall,
  textAlign: 'start',
  '@media': { [media.tablet]: { display: 'none' } },
});

/** On phones, the tab bar already links to both. */
export const actions = style({
  display: 'none',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.xsmall,
  '@media': { [media.tablet]: { display: 'flex' } },
});
