import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Pictures at the start, words at the end; below each other on small screens. The skeleton stands in the same grid. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      // The words may be longer or shorter than the pictures: each column closes up by itself.
      gridTemplateAreas: '"bar bar" "gallery facts" "gallery pickup" "map pickup"',
      gridTemplateRows: 'auto auto 1fr auto',
      columnGap: vars.space.xlarge,
    },
    [media.desktop]: { columnGap: vars.space.xxlarge },
  },
});

const area = (name: string) => ({ '@media': { [media.tablet]: { gridArea: name } } });

export const bar = style([
  { display: 'flex', justifyContent: 'space-between', gap: vars.space.xsmall, marginInlineStart: -16 },
  area('bar'),
]);

export const barEnd = style({ display: 'flex', gap: vars.space.xsmall });

/** Back points to where one came from, in either direction of reading. */
export const arrow = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });

export const gallery = style([area('gallery')]);

export const facts = style([
  { display: 'grid', alignContent: 'start', gap: vars.space.medium, minInlineSize: 0 },
  area('facts'),
]);

export const meta = style({ display: 'grid', gap: vars.space.xxsmall });

export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

/** People write in paragraphs and lists; long words do not break the page. */
export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '65ch' });

export const donor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const donorName = style({ flex: '1 1 auto' });

export const pickup = style([
  { display: 'grid', alignSelf: 'start', alignContent: 'start', gap: vars.space.xsmall },
  area('pickup'),
]);

export const map = style([area('map')]);
