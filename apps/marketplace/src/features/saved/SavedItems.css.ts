import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const more = style({ justifySelf: 'center' });

export const item = style({ display: 'grid', minInlineSize: 0 });

/** Placeholder. */
export const gone = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 220,
  padding: vars.space.large,
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.xsmall });
