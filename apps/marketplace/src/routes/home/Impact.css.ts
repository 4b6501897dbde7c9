import { media, vars } from '@clothesline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

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

/** A patch of cloth with a running stitch. */
export const patch = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  marginBlockEnd: vars.space.xxsmall,
  borderRadius: vars.radius.large,
  outline: '1.5px dashed currentColor',
  outlineOffset: -7,
});

export const patchOf = styleVariants({
  give: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  local: { background: vars.color.highlightSoft, color: vars.color.highlight, rotate: '-2deg' },
  reuse: { background: vars.color.successSoft, color: vars.color.success, rotate: '2deg' },
});

export const action = style({
  '@media': { '(max-width: 767.98px)': { inlineSize: '100%' } },
});
