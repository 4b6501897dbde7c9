import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const settings = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const card = style({ display: 'grid', gap: vars.space.medium });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const list = style({ display: 'grid', margin: 0 });

export const row = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '180px 1fr' } },
});

export const term = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, color: vars.color.muted });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: vars.space.medium });

export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });

export const passkeys = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const passkey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
