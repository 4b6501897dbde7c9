import { fixed, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { barHeight, lowWindow, rope } from '../../lib/styles/sizes.js';

/** Its bottom edge is drawn as a clothesline. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: fixed.stacking.header,
  background: vars.color.surface,
  borderBlockEnd: `${rope}px solid ${vars.art.rope}`,
  '@media': { [lowWindow]: { position: 'static' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  blockSize: barHeight.narrow,
  '@media': {
    // leave room for the search box
    [media.tablet]: { blockSize: barHeight.wide, gap: vars.space.xsmall },
    [media.desktop]: { gap: vars.space.medium },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: `min(${vars.text.xlarge}, 7vw)`,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  outlineColor: vars.color.focus,
});

export const search = style({
  display: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: 520,
  marginInline: 'auto',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const wide = style({
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  gap: vars.space.xsmall,
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const narrow = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { display: 'none' } },
});

export const name = style({
  display: 'block',
  overflow: 'hidden',
  maxInlineSize: '11ch',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Fixed width. */
export const city = style({
  display: 'block',
  textAlign: 'start',
  inlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
