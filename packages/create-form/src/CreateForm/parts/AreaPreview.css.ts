import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

export const figure = widget({
  display: 'grid',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

/** Reserves space until the map has loaded. */
export const picture = widget({ minBlockSize: '260px', background: vars.color.sunken });

export const caption = widget({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.small,
});

export const onMap = widget({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.small,
  paddingInline: vars.space.small,
});
