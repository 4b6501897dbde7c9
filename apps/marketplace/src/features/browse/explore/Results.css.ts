import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.dangerSoft,
});

export const onMap = style({ padding: 0 });
