import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const times = style({ display: 'grid', gap: vars.space.medium });

export const note = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});

export const warning = style([note, { background: vars.color.highlightSoft }]);
