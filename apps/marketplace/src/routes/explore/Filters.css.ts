import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.7fr)',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(150px, auto) minmax(110px, 0.35fr)' },
  },
});

/** On a phone the words have a line of their own. */
export const search = style({ gridColumn: '1 / -1', '@media': { '(min-width: 480px)': { gridColumn: 'auto' } } });

export const category = style({ display: 'grid', gap: vars.space.xsmall });
