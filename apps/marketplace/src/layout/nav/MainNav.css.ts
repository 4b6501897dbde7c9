import { fixed, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { headerHeight, lowWindow } from '../../lib/styles/sizes.js';

export const nav = style({
  display: 'none',
  position: 'sticky',
  zIndex: fixed.stacking.navigation,
  insetBlockStart: headerHeight.wide,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { display: 'block' }, [lowWindow]: { position: 'static' } },
});

export const list = style({
  display: 'flex',
  gap: vars.space.xsmall,
  margin: 0,
  marginInline: 'auto',
  paddingBlock: 0,
  listStyle: 'none',
});

export const link = style({
  position: 'relative',
  display: 'block',
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
  marginInlineEnd: vars.space.small,
  padding: `13px ${vars.space.small} 9px`,
  color: vars.color.text,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
  outlineColor: vars.color.focus,
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-current]': { fontWeight: vars.weight.bold },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -7,
      insetInlineStart: `calc(50% - 4px)`,
      inlineSize: 8,
      blockSize: 18,
      borderRadius: 3,
      background: vars.art.peg,
      boxShadow: `inset 0 -7px 0 ${vars.art.pegShade}`,
    },
  },
  '@media': { [media.motion]: { transition: `color ${vars.motion.fast} ${vars.motion.ease}` } },
});
