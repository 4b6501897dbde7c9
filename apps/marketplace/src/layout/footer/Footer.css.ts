import { fixed, media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { peg } from '../../lib/styles/peg.js';

/** Needs a z-index since the line follows later in the DOM. */
const onLine = { ...peg, zIndex: 1, insetBlockStart: -26 } as const;

export const footer = style({
  position: 'relative',
  marginBlockStart: 'auto',
  background: vars.color.sunken,
  '::before': { ...onLine, left: '15%' },
  '::after': { ...onLine, left: '85%' },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  paddingBlock: `${vars.space.xlarge} ${vars.space.xlarge}`,
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [media.tablet]: { gap: vars.space.xxlarge, paddingBlock: `${vars.space.xxlarge} ${vars.space.xxlarge}` },
    [media.desktop]: { gridAutoFlow: 'column', gridTemplateColumns: '1.5fr', gridAutoColumns: '1fr' },
  },
});

export const brand = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  maxInlineSize: '36ch',
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
});

export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  selectors: {
    'section&': { gridColumn: '1 / -1', minBlockSize: 196 },
  },
  '@media': { [media.tablet]: { selectors: { 'section&': { gridColumn: 'auto' } } } },
});

export const links = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.medium,
});

export const end = style({
  paddingBlockEnd: vars.space.xxxlarge,
  // reserve space for the language list (loaded later)
  selectors: { '&:not(:has(> ul))::after': { content: '', display: 'block', blockSize: fixed.control.small } },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  paddingBlock: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const policies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
});

/** Makes the links large enough to tap (WCAG 2.5.8). */
export const link = style({ paddingBlock: vars.space.xxsmall });

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  display: 'block',
  inlineSize: '100%',
  blockSize: 40,
  marginBlockEnd: -1,
  pointerEvents: 'none',
});

export const ground = style({ fill: vars.color.sunken });

export const rope = style({ fill: 'none', stroke: vars.art.rope, strokeWidth: 2 });
