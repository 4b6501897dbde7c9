import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': { '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, auto)' } },
});

export const category = style({ display: 'grid', gap: vars.space.xsmall });
