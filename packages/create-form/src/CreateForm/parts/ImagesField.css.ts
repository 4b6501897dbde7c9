import { globalWidget, widget } from '@clothesline/ui/style';
import { accentInk, vars } from '@clothesline/ui/theme';

export const group = widget({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const legend = widget({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const mark = widget({ color: accentInk(vars.color.accent) });

export const adder = widget({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xsmall });

export const url = widget({ flex: 1 });

export const add = widget({ minBlockSize: '46px' });

export const thumbnails = widget({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rows = widget({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const item = widget({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.small,
});

export const donation = widget({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const thumbnail = widget({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  margin: 0,
});

export const frame = widget({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  selectors: {
    '[data-wrong] > &': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
  },
});

export const menuBox = widget({
  position: 'absolute',
  insetInline: 0,
  padding: vars.space.xxsmall,
  textAlign: 'end',
});

export const menu = widget({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  display: 'grid',
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.medium,
});

globalWidget(`${menu} > *`, { justifyContent: 'start', paddingInline: vars.space.xsmall, textAlign: 'start' });

export const address = widget({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const error = widget({
  display: 'flex',
  gap: vars.space.xxsmall,
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const over = widget({
  outline: `2px dashed ${vars.color.focus}`,
  outlineOffset: vars.space.xsmall,
  borderRadius: vars.radius.medium,
});

export const photos = widget({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const preview = widget({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1 / 1',
});

export const canvas = widget({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '[data-busy] > &': { opacity: 0.5 } },
});

export const spinner = widget({ position: 'relative', fontSize: vars.text.xlarge });

export const cover = widget({
  position: 'absolute',
  insetBlockEnd: vars.space.xxsmall,
  insetInlineStart: vars.space.xxsmall,
});
