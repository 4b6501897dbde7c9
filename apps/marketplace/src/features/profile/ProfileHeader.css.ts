import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { zoomedPhone } from '../../lib/styles/sizes.js';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"picture names" "about about" "edit edit"',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  marginBlockEnd: vars.space.large,
  '@media': {
    [zoomedPhone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"picture" "names" "about" "edit"',
    },
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture names edit" "picture about about"',
      alignItems: 'start',
      columnGap: vars.space.large,
      marginBlockEnd: vars.space.xlarge,
    },
  },
});

export const picture = style({ gridArea: 'picture' });

const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall, minInlineSize: 0 });

export const names = style([words, { gridArea: 'names' }]);

export const about = style([words, { gridArea: 'about' }]);

export const page = style({ color: vars.color.muted, fontWeight: vars.weight.medium });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, color: vars.color.muted });

export const bio = style({ maxInlineSize: '60ch', overflowWrap: 'anywhere' });

export const edit = style({ gridArea: 'edit', justifySelf: 'start' });
