import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.xxlarge,
  '@media': { [media.tablet]: { justifyItems: 'center', paddingBlock: vars.space.xxxlarge } },
});

export const reasons = style({
  display: 'grid',
  gap: vars.space.xlarge,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const reason = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.xsmall,
  textWrap: 'pretty',
  '@media': { [media.tablet]: { justifyItems: 'center', textAlign: 'center', paddingInline: vars.space.medium } },
});

export const line = style({ inlineSize: 128, marginBlockEnd: vars.space.xsmall });

export const posts = style({ stroke: vars.art.pegShade, strokeWidth: 5 });

export const action = style({
  '@media': { '(max-width: 767.98px)': { inlineSize: '100%' } },
});
