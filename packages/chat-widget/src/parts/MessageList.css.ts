import { vars } from '@clothesline/ui/theme';
import { widget } from '@clothesline/ui/style';

export const root = widget({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.small,
  minBlockSize: '6em',
  padding: `${vars.space.xlarge} ${vars.space.medium} ${vars.space.medium}`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  selectors: {
    '&:focus': { outline: 'none' },
    // Holds the focus for the disabled input.
    '&:focus-visible:not([data-waiting])': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** Aligns short conversations at the bottom, without blocking scrolling as `justify-content` does. */
export const filler = widget({ marginBlockStart: 'auto' });

export const greeting = widget({
  margin: 0,
  maxInlineSize: '85%',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.large,
  borderEndStartRadius: vars.radius.small,
  background: vars.color.sunken,
  alignSelf: 'flex-start',
  overflowWrap: 'anywhere',
});

/** Aligned with `greeting`. */
export const typing = widget({ paddingBlock: vars.space.xsmall, color: vars.color.muted });
