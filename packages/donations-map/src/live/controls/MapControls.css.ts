import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const controls = widget({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
  display: 'grid',
  gap: vars.space.xsmall,
});

export const hint = widget({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '50%',
  insetInline: vars.space.medium,
  translate: '0 -50%',
  justifySelf: 'center',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  margin: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.medium} ${vars.motion.ease}` } },
});

export const quiet = widget({ opacity: 0, visibility: 'hidden' });

/** Small print at the corner that every map has it in. */
export const attribution = widget({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: '3px',
  paddingInline: vars.space.xsmall,
  borderStartStartRadius: vars.radius.small,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 86%, transparent)`,
  color: vars.color.muted,
  fontSize: '11px',
  lineHeight: vars.leading.snug,
});

export const source = widget({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  ':hover': { color: vars.color.text },
});

/** The visitor's position did not come. */
export const trouble = widget({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xsmall,
  maxInlineSize: 'calc(100% - 80px)',
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
