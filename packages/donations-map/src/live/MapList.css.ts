import { layers, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = (declarations: Record<string, unknown>) => style({ '@layer': { [layers.widget]: declarations } });

export const panel = rule({
  boxSizing: 'border-box',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  scrollbarWidth: 'thin',
});

export const head = rule({
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

export const note = rule({
  margin: 0,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  color: vars.color.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
});

export const list = rule({ margin: 0, padding: vars.space.xsmall, listStyle: 'none' });

export const item = rule({ margin: 0 });

export const row = rule({
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

export const selected = rule({ backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft });

export const picture = rule({
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const words = rule({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = rule({
  overflow: 'hidden',
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const where = rule({
  display: 'flex',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  whiteSpace: 'nowrap',
});

export const placeName = rule({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const distance = rule({ flexShrink: 0 });
