import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';

export const figure = widget({
  display: 'grid',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const drawing = widget({
  display: 'block',
  inlineSize: '100%',
  blockSize: '120px',
  background: vars.color.sunken,
});

export const streets = widget({ fill: 'none', stroke: vars.color.line, strokeWidth: '3px' });

export const cell = widget({
  fill: vars.color.accent,
  fillOpacity: 0.18,
  stroke: vars.color.accent,
  strokeWidth: '2px',
  strokeDasharray: '6 5',
});

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
