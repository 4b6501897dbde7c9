import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { smallPrint } from '../surface.css.js';

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
  inlineSize: 'fit-content',
  margin: '0 auto',
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

export const attribution = widget({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'flex-end',
  // minimum spacing of touch targets (WCAG 2.5.8)
  gap: '10px 6px',
  boxSizing: 'border-box',
  minBlockSize: smallPrint,
  margin: 0,
  paddingInline: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
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
