import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  paddingBlock: `${vars.space.large} ${vars.space.xxlarge}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space.xlarge} ${vars.space.xxxlarge}` } },
});

export const near = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });
