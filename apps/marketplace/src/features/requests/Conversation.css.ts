import { vars } from '@clothesline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const conversation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const bubble = style({
  maxInlineSize: '88%',
  paddingBlock: 10,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.large,
  outline: '1px solid transparent',
});

export const message = styleVariants({
  own: [
    bubble,
    { alignSelf: 'flex-end', background: vars.color.accent, color: vars.color.accentText, printColorAdjust: 'exact' },
  ],
  other: [bubble, { alignSelf: 'flex-start', background: vars.color.sunken }],
  system: [{ alignSelf: 'center', color: vars.color.muted, textAlign: 'center' }],
});

export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const meta = style({ fontSize: vars.text.xsmall });

export const composer = style({ display: 'grid', gap: vars.space.small });
