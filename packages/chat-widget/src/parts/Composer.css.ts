import { media, vars } from '@clothesline/ui/theme';
import { focusRing, widget } from '@clothesline/ui/style';

export const root = widget({
  flexShrink: 0,
  padding: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
  paddingBlockEnd: `calc(${vars.space.small} + env(safe-area-inset-bottom, 0px))`,
});

export const counter = widget({
  margin: 0,
  padding: `0 ${vars.space.small} ${vars.space.xxsmall}`,
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
  textAlign: 'end',
});

export const full = widget({ color: vars.color.danger, fontWeight: vars.weight.medium });

export const field = widget({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.xxsmall,
  padding: '3px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.xlarge,
  background: vars.color.surface,
  selectors: {
    '&:has(textarea:focus-visible)': { ...focusRing, outlineOffset: '-1.5px' },
    '&:has(textarea:disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});

export const input = widget({
  boxSizing: 'border-box',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: '44px',
  maxBlockSize: '148px',
  margin: 0,
  paddingBlock: '10px',
  paddingInline: vars.space.medium,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.text,
  fontFamily: 'inherit',
  // iOS zooms in on inputs with a smaller font size.
  fontSize: `max(16px, ${vars.text.medium})`,
  lineHeight: '24px',
  letterSpacing: 'inherit',
  resize: 'none',
  appearance: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1, unicodeBidi: 'plaintext' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
  },
});

export const plane = widget({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });

export const send = widget({
  selectors: { '&:disabled': { background: 'transparent', color: vars.color.muted, opacity: 1 } },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
});
