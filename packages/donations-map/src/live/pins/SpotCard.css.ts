import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const card = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: vars.space.small,
  insetInline: vars.space.small,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxInlineSize: '400px',
  // Shows half a row more, a hint that others follow below.
  maxBlockSize: 'min(284px, 70%)',
  marginInline: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.large,
  color: vars.color.text,
  '@media': { [media.motion]: { animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}` } },
});

export const head = widget({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xxsmall,
  backgroundColor: vars.color.raised,
});

export const title = widget({ margin: 0, fontSize: vars.text.small, fontWeight: vars.weight.bold });
