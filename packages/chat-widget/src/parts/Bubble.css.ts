import { media, vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

export const row = widget({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  maxInlineSize: '88%',
  minInlineSize: 0,
  selectors: {
    // Skip rendering old messages that are scrolled out of view. The padding leaves space for focus outlines.
    '&:nth-last-child(n + 40)': {
      boxSizing: 'content-box',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 80px',
      padding: '10px',
      margin: '-10px',
    },
  },
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
  '@media': { [media.forced]: { outline: '1px solid' } },
});

export const bubbleOf = {
  user: widget({
    borderEndEndRadius: vars.radius.small,
    background: vars.color.accent,
    color: vars.color.accentText,
    printColorAdjust: 'exact',
  }),
  assistant: widget({ borderEndStartRadius: vars.radius.small, background: vars.color.sunken, color: vars.color.text }),
  failure: widget({
    borderEndStartRadius: vars.radius.small,
    background: vars.color.dangerSoft,
    color: vars.color.text,
  }),
};

export const unsent = widget({
  background: 'transparent',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.accent}`,
  color: vars.color.text,
});

/** each line gets its own text direction */
export const text = widget({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });

export const foot = widget({ display: 'flex', alignItems: 'center', minBlockSize: '16px' });

export const retry = widget({ marginBlockStart: vars.space.xsmall });
