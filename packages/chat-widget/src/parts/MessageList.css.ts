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
    // Focus is on the list while the input is disabled, and an outline there would be distracting.
    '&:focus-visible:not([data-waiting])': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** Pushes short conversations to the bottom. With `justify-content: flex-end`, the overflow couldn't be scrolled to. */
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

export const typing = widget({ paddingBlock: vars.space.xsmall, color: vars.color.muted });
