import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { headerHeight, navHeight } from '../../../lib/styles/sizes.js';

export const section = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: `${vars.space.xxlarge} ${vars.space.xxxlarge}`,
  scrollMarginBlockStart: headerHeight.narrow,
  '@media': { [media.tablet]: { scrollMarginBlockStart: headerHeight.wide + navHeight } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const list = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.small,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  gap: vars.space.xsmall,
  padding: vars.space.large,
});

export const more = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall });

export const story = style({ display: 'grid', gap: vars.space.small });
