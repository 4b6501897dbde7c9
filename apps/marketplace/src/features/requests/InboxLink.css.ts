import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', display: 'inline-flex' });

export const count = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  minInlineSize: 18,
  paddingInline: 4,
  borderRadius: vars.radius.pill,
  outline: `2px solid ${vars.color.surface}`,
  background: vars.color.accent,
  color: vars.color.accentText,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.bold,
  lineHeight: '18px',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const onTab = style({ insetBlockStart: 6, insetInlineEnd: 'calc(50% - 24px)' });
