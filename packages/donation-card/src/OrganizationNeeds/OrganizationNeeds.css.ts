import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const heading = widget({ marginBlockEnd: vars.space.medium });

export const list = widget({ display: 'grid', gap: vars.space.medium, margin: 0, padding: 0, listStyle: 'none' });

export const grid = widget({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Dashed to tell needs from donations. */
export const card = widget({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  blockSize: '100%',
  padding: vars.space.medium,
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const progress = widget({ inlineSize: '100%', accentColor: vars.color.accent });

export const dropOff = widget({ display: 'grid', gap: vars.space.small, marginBlockStart: vars.space.medium });

export const details = widget({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontFamily: vars.font.body,
});

export const facts = widget({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  margin: 0,
  marginBlockEnd: vars.space.small,
});

export const term = widget({ color: vars.color.muted });

export const fact = widget({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
