import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const panel = widget({
  boxSizing: 'border-box',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  scrollbarWidth: 'thin',
});

export const head = widget({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const note = widget({
  margin: 0,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  color: vars.color.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
});

export const list = widget({ margin: 0, padding: vars.space.xsmall, listStyle: 'none' });

export const item = widget({ margin: 0 });

export const row = widget({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  lineHeight: vars.leading.snug,
  ':hover': { backgroundColor: vars.color.sunken },
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  '@media': { [media.motion]: { transition: `background-color ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const selected = widget({ backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft });

export const picture = widget({
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const words = widget({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = widget({
  overflow: 'hidden',
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const where = widget({
  display: 'flex',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  whiteSpace: 'nowrap',
});

export const placeName = widget({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const distance = widget({ flexShrink: 0 });
