import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', gap: vars.space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `4px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const reached = style({ borderColor: vars.color.accent, color: vars.color.text });

export const ended = style({ borderColor: vars.color.lineStrong, color: vars.color.text });

export const current = style({
  fontWeight: vars.weight.bold,
  '@media': { [media.forced]: { textDecoration: 'underline' } },
});
