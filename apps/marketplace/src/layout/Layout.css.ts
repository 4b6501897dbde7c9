import { fixed, vars } from '@clothesline/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  // only focused by the skip link, so no focus ring
  outline: 'none',
});

const appear = keyframes({ from: { visibility: 'hidden' } });

export const scriptNotice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  padding: vars.space.medium,
  background: vars.color.surface,
  textAlign: 'center',
  animation: `${appear} 10s step-end`,
  '@media': { '(scripting: none)': { position: 'static', animation: 'none' } },
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: fixed.stacking.skipLink,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.accentText,
  fontWeight: vars.weight.bold,
  outlineColor: vars.color.focus,
  selectors: { '&:not(:focus)': { insetBlockStart: -100 } },
});
