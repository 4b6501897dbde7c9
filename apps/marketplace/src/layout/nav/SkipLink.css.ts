import { fixed, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
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
