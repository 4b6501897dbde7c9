import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  color: vars.color.text,
  background: vars.color.surface,
  borderBlockEnd: `2px solid ${vars.color.danger}`,
  textAlign: 'center',
  justifyItems: 'center',
});
