import { fixed, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { chatPlace, lowWindow, tabBarHeight } from '../../lib/styles/sizes.js';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: fixed.stacking.tabBar,
  boxSizing: 'border-box',
  minBlockSize: `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { display: 'none' }, [lowWindow]: { position: 'static' } },
});

export const list = style({
  display: 'flex',
  margin: 0,
  padding: `0 max(${vars.space.xxsmall}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  paddingInlineEnd: chatPlace,
  listStyle: 'none',
});

export const item = style({ flex: '1 1 0', minInlineSize: 0 });

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minBlockSize: tabBarHeight,
  color: vars.color.muted,
  fontSize: `min(${vars.text.xsmall}, 4.2vw)`,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outlineColor: vars.color.focus,
  outlineOffset: -4,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.bold },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -6,
      inlineSize: 8,
      blockSize: 14,
      borderRadius: 3,
      background: vars.art.peg,
      boxShadow: `inset 0 -5px 0 ${vars.art.pegShade}`,
    },
  },
});

export const icon = style({ display: 'grid', placeItems: 'center', blockSize: 26 });
