import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xsmall, textAlign: 'center' });

export const code = style({ letterSpacing: '0.02em', fontSize: vars.text.xlarge, overflowWrap: 'anywhere' });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const photo = style({
  flex: 'none',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: vars.radius.medium,
  objectFit: 'cover',
  background: vars.color.sunken,
});

export const collected = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  textAlign: 'center',
});
