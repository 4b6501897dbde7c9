import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  marginBlock: vars.space.medium,
  // Leaves 320 px for a live form on phones.
  padding: `clamp(${vars.space.small}, 4vw, ${vars.space.large})`,
  borderRadius: vars.radius.large,
  overflow: 'auto hidden',
});

/** Two frames side by side, stacked if there isn't enough room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  columnGap: '16px',
});

export const rows = style({ display: 'grid', gap: vars.space.medium, margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 180px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xsmall,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text.xsmall, color: vars.color.muted });

export const bar = style({ blockSize: '16px', borderRadius: '2px', background: vars.color.accent });

export const box = style({
  inlineSize: '96px',
  blockSize: '64px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
