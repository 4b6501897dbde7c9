import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

export const line = widget({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  margin: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.medium,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
});

export const sheet = widget({
  boxSizing: 'border-box',
  overflow: 'auto',
  maxInlineSize: `min(440px, 100%)`,
  maxBlockSize: '100%',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.medium,
});

export const bar = widget({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.large,
  paddingBlockEnd: vars.space.medium,
});
