import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const viewer = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: vars.color.canvas,
  color: vars.color.text,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: `max(${vars.space.xsmall}, env(safe-area-inset-top)) ${vars.space.xsmall}`,
  paddingInline: vars.space.medium,
});

export const actions = style({ display: 'flex', gap: vars.space.xsmall });

/** Snaps to a single image when swiping. */
export const list = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  selectors: { '&[data-large]': { overflowX: 'hidden' } },
});

export const item = style({
  flex: '0 0 100%',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'auto',
  scrollSnapAlign: 'start',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const large = style({ display: 'block', inlineSize: '200%', maxInlineSize: 'none', blockSize: 'auto' });
