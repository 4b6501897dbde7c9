import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { offset, stacking } from '../ChatWidget.css.js';
import { widget } from '@clothesline/ui/style';
import { visibleHeight, visibleTop } from './useVisibleHeight.js';

const unroll = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const root = widget({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: stacking,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.normal,
  textAlign: 'start',
  '@media': {
    [media.motion]: { animation: `${unroll} ${vars.motion.medium} ${vars.motion.ease}` },
    print: { display: 'none' },
  },
});

export const floating = widget({
  insetBlockEnd: `calc(${offset.block} + 60px + ${vars.space.small})`,
  inlineSize: '388px',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.medium})`,
  blockSize: '600px',
  maxBlockSize: `calc(100dvh - ${offset.block} - 60px - 2 * ${vars.space.small} - var(--clothesline-chat-offset-top, 0px))`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.large,
});

export const placement = {
  start: widget({ insetInlineStart: offset.inline }),
  end: widget({ insetInlineEnd: offset.inline }),
};

export const phone = widget({
  zIndex: 'var(--clothesline-chat-stacking, 2147483000)',
  insetBlockStart: `var(${visibleTop}, 0px)`,
  insetInline: 0,
  blockSize: `var(${visibleHeight}, 100dvh)`,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
});

export const header = widget({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: `${vars.space.medium} ${vars.space.small}`,
  paddingInline: `${vars.space.large} ${vars.space.small}`,
  background: vars.color.canvas,
});

export const titles = widget({ flexGrow: 1, minInlineSize: 0 });

export const note = widget({
  margin: 0,
  marginBlockStart: '2px',
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
});
