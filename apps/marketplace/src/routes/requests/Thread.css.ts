import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  margin: 0,
});

export const term = style({ color: vars.color.muted });

export const fact = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const code = style([fact, { fontWeight: vars.weight.bold, letterSpacing: '0.02em' }]);

/** Celebrates a hand-over. */
export const collected = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  textAlign: 'center',
});
