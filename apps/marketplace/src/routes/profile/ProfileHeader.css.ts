import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.xlarge,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.large,
      alignItems: 'start',
    },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall, minInlineSize: 0 });

/** Says what page this is; the name of the person is what the eye looks for. */
export const page = style({ color: vars.color.muted, fontWeight: vars.weight.medium });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  margin: 0,
  marginBlockStart: vars.space.xsmall,
  padding: 0,
  listStyle: 'none',
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, color: vars.color.muted });

export const bio = style({ maxInlineSize: '60ch', marginBlock: vars.space.xsmall });

export const edit = style({ justifySelf: 'start' });
