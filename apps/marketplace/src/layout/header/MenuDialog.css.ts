import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: 48,
  paddingInline: vars.space.xsmall,
  color: vars.color.text,
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  outlineColor: vars.color.focus,
  selectors: { '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.bold } },
});

export const account = style({
  marginInlineStart: -16,
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.small,
});
