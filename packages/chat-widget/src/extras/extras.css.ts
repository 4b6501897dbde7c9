import { vars } from '@clothesline/ui/theme';
import { focusRing, widget } from '@clothesline/ui/style';

export const cards = widget({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  marginBlock: vars.space.xsmall,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 'min(250px, 100%)',
});

export const card = widget({
  display: 'flex',
  gap: vars.space.small,
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '64px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
  },
});

export const picture = widget({
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: '64px',
  minBlockSize: '64px',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.canvas,
  color: vars.color.muted,
});

export const image = widget({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const facts = widget({
  display: 'grid',
  gap: '1px',
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const title = widget({ fontWeight: vars.weight.medium });

export const fact = widget({ color: vars.color.muted, fontSize: vars.text.small });

export const state = widget({ fontSize: vars.text.small, fontWeight: vars.weight.medium, color: vars.color.danger });

export const actions = widget({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  paddingBlockEnd: vars.space.xxsmall,
});

export const action = widget({ minBlockSize: '44px', maxInlineSize: '100%' });

export const copy = widget({ marginBlock: '-8px', color: vars.color.muted, fontSize: vars.text.xsmall });

export const question = widget({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.surface,
  textAlign: 'center',
});

export const questionText = widget({ margin: 0, maxInlineSize: '34ch' });

export const answers = widget({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });

export const stopped = widget({ margin: 0, color: vars.color.muted, fontSize: vars.text.small });

export const link = widget({
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  borderRadius: '3px',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': focusRing,
  },
});

export const time = widget({
  paddingInline: vars.space.xxsmall,
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
});
