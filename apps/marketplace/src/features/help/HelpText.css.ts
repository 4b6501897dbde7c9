import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ maxInlineSize: '62ch' });

export const points = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: '1.2em',
});
