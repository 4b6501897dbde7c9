import { focusRing } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  selectors: { '&:has(a:focus-visible)': focusRing },
});

export const matches = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  paddingInlineStart: vars.space.medium,
});

/** Stretches the link over the whole card. */
export const link = style({
  color: 'inherit',
  outline: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
