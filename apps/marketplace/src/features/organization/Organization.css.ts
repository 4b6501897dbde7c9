import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ marginBlockEnd: vars.space.large });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const results = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  paddingInlineStart: vars.space.large,
  overflowWrap: 'anywhere',
});

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const scroll = style({ overflowX: 'auto' });

export const sheet = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

export const cell = style({
  padding: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

/** Ticked by hand. */
export const box = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  border: `1px solid ${vars.color.text}`,
});
