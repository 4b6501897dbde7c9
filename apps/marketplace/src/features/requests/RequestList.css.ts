import { focusRing } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  selectors: {
    '&:has(a[aria-current])': { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
    '&:has(a:focus-visible)': focusRing,
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const link = style({
  minInlineSize: 0,
  minBlockSize: 24,
  overflowWrap: 'anywhere',
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const excerpt = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const offers = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  margin: 0,
  paddingInlineStart: '1.2em',
});

/** Tall enough to be tapped. */
export const donation = style({ display: 'inline-block', minBlockSize: 24 });
