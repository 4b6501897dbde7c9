import { vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

export const row = widget({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  maxInlineSize: '88%',
  minInlineSize: 0,
});

export const rowOf = {
  user: widget({ alignSelf: 'flex-end', alignItems: 'flex-end' }),
  assistant: widget({ alignSelf: 'flex-start', alignItems: 'flex-start' }),
};

export const bubble = widget({
  boxSizing: 'border-box',
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: '10px',
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.large,
});

export const bubbleOf = {
  user: widget({ borderEndEndRadius: vars.radius.small, background: vars.color.accent, color: vars.color.accentText }),
  assistant: widget({ borderEndStartRadius: vars.radius.small, background: vars.color.sunken, color: vars.color.text }),
  failure: widget({
    borderEndStartRadius: vars.radius.small,
    background: vars.color.dangerSoft,
    color: vars.color.text,
  }),
};

/** Not with the server yet. */
export const unsent = widget({
  background: 'transparent',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.accent}`,
  color: vars.color.text,
});

export const text = widget({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const link = widget({
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  borderRadius: '3px',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const foot = widget({ display: 'flex', alignItems: 'center' });

export const retry = widget({ marginBlockStart: vars.space.xsmall });

export const time = widget({
  paddingInline: vars.space.xxsmall,
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
});
